import type { ErrorCode } from '../contract/errors.ts'
import { MAX_MESSAGE } from '../contract/enquiry-limits.ts'

/** Everything that a form knows about one of its fields, but for its label. */
export interface FormField {
  kind:
    | 'line'
    | 'text'
    /** Of a person. */
    | 'name'
    | 'email'
    /** A phone, digits only. */
    | 'digits'
    /** One that somebody has. */
    | 'password'
    | 'newPassword'
    /** To tick; what has to be ticked has an error. */
    | 'box'
    /** One of several. */
    | 'choice'
  /** Most letters. */
  max?: number
  /** The error of an empty one: said once for all fields that share it, before what else is wrong. */
  empty?: Code
  /** The error of what its kind does not take; of an empty one too, where that has none of its own. */
  wrong?: Code
  /** Has to say the same as another field, else it is wrong. */
  same?: string
  /** Further refusals of the server that are about it. */
  refused?: readonly ErrorCode[]
  /** Begins with what is known of who has logged in. */
  own?: 'name' | 'email'
}

/** An error of the API, or one that only the form has a text for. */
export type Code = ErrorCode | 'mustAgree' | 'needCheckJoinCheckbox' | 'passwordShort'

export type FormFields = Readonly<Record<string, FormField>>

/** What is typed into the fields of a form, without stray blanks. */
export type Typed<F extends FormFields> = {
  [N in keyof F]: F[N]['kind'] extends 'box' ? boolean : string
}

export const MAX_NAME = 80
export const MAX_EMAIL = 254
export const MIN_PASSWORD = 10

const email = { kind: 'email', max: MAX_EMAIL, wrong: 'enterValidEmail' } as const
const newPassword = { kind: 'newPassword', wrong: 'passwordShort', refused: ['commonPassword'] } as const
const agree = { kind: 'box', empty: 'mustAgree' } as const

/** The fields of each form, in the order in which their errors are said. */
export const LOGIN = {
  email: { kind: 'line', empty: 'enternamepwd' },
  password: { kind: 'password', empty: 'enternamepwd' },
} as const satisfies FormFields

export const REGISTRATION = {
  name: { kind: 'line', max: MAX_NAME, empty: 'requiredFieldsMissing' },
  email,
  password: { ...newPassword, empty: 'requiredFieldsMissing' },
} as const satisfies FormFields

export const FORGOTTEN = { email } as const satisfies FormFields
export const NEW_PASSWORD = { password: newPassword } as const satisfies FormFields

/** The password that somebody has; an empty one is one that the account does not have. */
const own = { kind: 'password', refused: ['wrongPassword'] } as const
export const NEW_NAME = { name: REGISTRATION.name } as const satisfies FormFields
export const NEW_EMAIL = { email, password: own } as const satisfies FormFields
export const CHANGED_PASSWORD = { newPassword, password: own } as const satisfies FormFields
export const DELETION = { password: own, words: { kind: 'box' } } as const satisfies FormFields

export const NEWSLETTER = {
  mail: email,
  join: { kind: 'box', wrong: 'needCheckJoinCheckbox' },
} as const satisfies FormFields

const shared = { kind: 'name', max: MAX_NAME, wrong: 'requiredFieldsMissing' } as const
export const SHARE = {
  your_mail: { ...email, wrong: 'enterValidMail', own: 'email' },
  friend_mail: { ...email, wrong: 'enterValidFriendMail' },
  your_name: { ...shared, own: 'name' },
  friend_name: shared,
} as const satisfies FormFields

export const REVIEW = {
  agree,
  food: { kind: 'choice', empty: 'mustRateAll' },
  service: { kind: 'choice', empty: 'mustRateAll' },
  value: { kind: 'choice', empty: 'mustRateAll' },
  reviewTitle: { kind: 'line', max: 120, empty: 'needTitle' },
  reviewContent: { kind: 'text', max: 5000, empty: 'needContent' },
  reviewPriceRange: { kind: 'choice' },
} as const satisfies FormFields

export const QUESTION = {
  agree,
  questionCategory: { kind: 'choice', empty: 'needCategory' },
  question: { kind: 'text', max: 2000, empty: 'needQuestion' },
} as const satisfies FormFields

export const ANSWER = {
  agree,
  answer: { kind: 'text', max: 3000, empty: 'needAnswer' },
} as const satisfies FormFields

const needed = { empty: 'requiredFieldsMissing' } as const
const sender = {
  name: { kind: 'name', max: MAX_NAME, own: 'name', ...needed },
  email: { ...email, own: 'email', ...needed },
} as const
const phone = { kind: 'digits', max: 20, ...needed } as const
const message = { kind: 'text', max: MAX_MESSAGE, ...needed } as const

export const MESSAGE = {
  ...sender,
  emailConf: { ...email, wrong: 'emailConfirmationInvalid', same: 'email', own: 'email' },
  message,
  copy: { kind: 'box' },
} as const satisfies FormFields

export const QUICK_REQUEST = { ...sender, message, phone } as const satisfies FormFields
export const JOB = { ...sender, msg: message, phone } as const satisfies FormFields

/** Which of them have to be filled in the owner says. */
export const REQUEST = {
  name: { kind: 'name', max: MAX_NAME },
  email: { kind: 'email', max: MAX_EMAIL },
  prephone: { kind: 'digits', max: 8 },
  phone: { kind: 'digits', max: 20 },
  message: { kind: 'text', max: MAX_MESSAGE },
  copySend: { kind: 'box' },
} as const satisfies FormFields

export const REPORT = {
  repType: { kind: 'choice', empty: 'needReason' },
  repTitle: { kind: 'line', max: 200 },
  // Words that are gone stay to be read, with what was typed.
  repContent: { kind: 'text', max: 5000, empty: 'needReason', refused: ['needReason', 'wordsNotShown'] },
  goodFaith: { kind: 'box', refused: ['needGoodFaith'] },
} as const satisfies FormFields

export const CLAIM = {
  userClaimedOwnership: { kind: 'box', wrong: 'checkCheckboxClaimOwnership' },
} as const satisfies FormFields
