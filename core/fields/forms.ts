import type { ErrorCode } from '#core/terms/errors.ts'
import { MAX_MAPPING_NAME } from '#core/terms/import-lacks.ts'
import { MAX_MESSAGE } from '#core/terms/limits.ts'

/** Everything about one field of a form except its label. */
export interface FormField {
  kind:
    | 'line'
    | 'text'
    /** A person's name. */
    | 'name'
    | 'email'
    /** A phone number, digits only. */
    | 'digits'
    /** The current password. */
    | 'password'
    | 'newPassword'
    /** Of an authenticator app. */
    | 'code'
    /** A day of the calendar, YYYY-MM-DD. */
    | 'day'
    /** A checkbox. */
    | 'box'
    /** One of several options. */
    | 'choice'
  /** Maximum length. */
  max?: number
  /** The error when it is empty, shown once for all fields that share it and before `wrong`. */
  empty?: Code
  /** The error when it is not valid for its kind; also when it is empty, unless `empty` is given. */
  wrong?: Code
  /** The field that it must repeat. */
  same?: string
  /** Further API errors that belong to it. */
  refused?: readonly ErrorCode[]
  /** Prefilled from the session. */
  own?: 'name' | 'email'
}

/** An error of the API, or one that only the form has. */
export type Code = ErrorCode | 'mustAgree' | 'needCheckJoinCheckbox' | 'passwordShort'

export type FormFields = Readonly<Record<string, FormField>>

/** The values of a form, trimmed. */
export type Typed<F extends FormFields> = {
  [N in keyof F]: F[N]['kind'] extends 'box' ? boolean : string
}

export const MAX_NAME = 80
export const MAX_EMAIL = 254
export const MIN_PASSWORD = 12

const email = { kind: 'email', max: MAX_EMAIL, wrong: 'enterValidEmail' } as const
const personName = {
  kind: 'name',
  max: MAX_NAME,
  empty: 'requiredFieldsMissing',
  wrong: 'nameNotValid',
} as const
const newPassword = { kind: 'newPassword', wrong: 'passwordShort', refused: ['commonPassword'] } as const
const agree = { kind: 'box', empty: 'mustAgree' } as const

/** The fields of each form, in the order of their errors. */
export const LOGIN = {
  email: { kind: 'line', empty: 'enternamepwd' },
  password: { kind: 'password', empty: 'enternamepwd' },
} as const satisfies FormFields

export const REGISTRATION = {
  name: personName,
  email,
  password: { ...newPassword, empty: 'requiredFieldsMissing' },
} as const satisfies FormFields

export const FORGOTTEN = { email } as const satisfies FormFields
export const NEW_PASSWORD = { password: newPassword } as const satisfies FormFields

/** The current password; accounts without one leave it empty. */
const own = { kind: 'password', refused: ['wrongPassword'] } as const
export const FACTOR_SETUP = { password: own } as const satisfies FormFields
export const CODE = {
  code: { kind: 'code', max: 40, empty: 'requiredFieldsMissing', refused: ['wrongCode'] },
} as const satisfies FormFields
export const NEW_NAME = { name: REGISTRATION.name } as const satisfies FormFields
export const NEW_EMAIL = { email, password: own } as const satisfies FormFields
export const CHANGED_PASSWORD = { newPassword, password: own } as const satisfies FormFields
export const DELETION = { password: own, words: { kind: 'box' } } as const satisfies FormFields

export const NEWSLETTER = {
  mail: email,
  language: { kind: 'choice' },
  join: { kind: 'box', wrong: 'needCheckJoinCheckbox' },
} as const satisfies FormFields

export const SHARE = {
  your_mail: { ...email, empty: 'enterValidMail', wrong: 'enterValidMail', own: 'email' },
  friend_mail: { ...email, empty: 'enterValidFriendMail', wrong: 'enterValidFriendMail' },
  your_name: { ...personName, own: 'name' },
  friend_name: personName,
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

/** Of a place without food. */
export const PLACE_REVIEW = {
  agree,
  overAll: { kind: 'choice', empty: 'mustRate' },
  reviewTitle: REVIEW.reviewTitle,
  reviewContent: REVIEW.reviewContent,
} as const satisfies FormFields

export const QUESTION = {
  agree,
  questionCategory: { kind: 'choice', empty: 'needCategory' },
  question: { kind: 'text', max: 2000, empty: 'needQuestion' },
} as const satisfies FormFields

/** Of a saved mapping of imports. */
export const MAPPING_NAME = {
  name: { kind: 'line', max: MAX_MAPPING_NAME, empty: 'needMappingName', refused: ['invalidField'] },
} as const satisfies FormFields

export const LIST_NAME = {
  name: { kind: 'line', max: 80, empty: 'needListName', refused: ['tooManyLists'] },
} as const satisfies FormFields
export const TRIP_NAME = {
  name: { kind: 'line', max: 80, empty: 'needTripName', refused: ['tooManyTrips'] },
} as const satisfies FormFields
export const NOTE = { note: { kind: 'text', max: 500 } } as const satisfies FormFields

export const ANSWER = {
  agree,
  answer: { kind: 'text', max: 3000, empty: 'needAnswer' },
} as const satisfies FormFields

const needed = { empty: 'requiredFieldsMissing' } as const
const sender = {
  name: { ...personName, own: 'name' },
  email: { ...email, own: 'email', ...needed },
} as const
const phone = { kind: 'digits', max: 20, ...needed, wrong: 'enterValidPhone' } as const
const message = { kind: 'text', max: MAX_MESSAGE, ...needed } as const

export const MESSAGE = {
  ...sender,
  emailConf: { ...email, wrong: 'emailConfirmationInvalid', same: 'email', own: 'email' },
  message,
  copy: { kind: 'box' },
} as const satisfies FormFields

export const QUICK_REQUEST = { ...sender, message, phone } as const satisfies FormFields
export const JOB = { ...sender, msg: message, phone } as const satisfies FormFields

/** The owner says which of them are required. */
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
  // When the reported text is gone, the dialog stays open with what was typed.
  repContent: { kind: 'text', max: 5000, empty: 'needReason', refused: ['needReason', 'wordsNotShown'] },
  goodFaith: { kind: 'box', refused: ['needGoodFaith'] },
} as const satisfies FormFields

export const CLAIM = {
  role: { kind: 'line', max: 200 },
  phone: { kind: 'line', max: 30 },
  evidence: { kind: 'text', max: 1000 },
  userClaimedOwnership: { kind: 'box', wrong: 'checkCheckboxClaimOwnership' },
} as const satisfies FormFields

const day = { kind: 'day', max: 10 } as const
export const CERTIFICATE = {
  taken: { ...day, empty: 'needPhotoDay', refused: ['photoDayAhead'] },
  authority: { kind: 'choice' },
  validUntil: day,
  remark: { kind: 'text', max: 1000 },
  imageOwnership: { kind: 'box', wrong: 'checkImageOwnership' },
} as const satisfies FormFields

/** Blocks an account at the desk. */
export const TRUST_CHANGE = {
  level: { kind: 'line', max: 10 },
  reason: { kind: 'text', max: 2000, empty: 'needRefusal' },
} as const satisfies FormFields

export const NEW_KEY = {
  name: { kind: 'line', max: 80, empty: 'needKeyName', refused: ['tooManyKeys', 'keyTooLarge'] },
  role: { kind: 'line', max: 20 },
  /** Ids with spaces between. */
  area: { kind: 'line', max: 1200 },
  until: { kind: 'day' },
  perHour: { kind: 'line', max: 6 },
} as const satisfies FormFields

export const NEW_WEBHOOK = {
  url: { kind: 'line', max: 500, empty: 'webhookAddress', refused: ['webhookAddress', 'tooManyWebhooks'] },
  /** With spaces between. */
  events: { kind: 'line', max: 200, refused: ['noEvents'] },
} as const satisfies FormFields

export const BLOCK = {
  reason: { kind: 'text', max: 2000, empty: 'needRefusal' },
  until: { kind: 'day' },
} as const satisfies FormFields
