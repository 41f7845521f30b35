import type { ErrorCode } from '#core/terms/errors.ts'
import { JOB, MESSAGE, QUICK_REQUEST, type FormFields, type Typed } from '../../fields/forms.ts'
import { addMonths, isDay } from '../times/dates.ts'
import { formProblems, type FormProblem as Problem } from './form.ts'
import { isPhone } from './texts.ts'

export { isPhone }
export type FormProblem = Problem<ErrorCode>

export interface MessageForm {
  name: string
  email: string
  /** Of the direct form: the repeated address. */
  emailConf?: string | undefined
  /** Of the quick form. */
  phone?: string | undefined
  message: string
}

/** The errors of a message to an owner; `emailConf` or `phone` tells which form it is. */
export function messageProblems(form: MessageForm): FormProblem[] {
  const { emailConf, phone } = form
  const { name, email, message } = MESSAGE
  const fields: FormFields = {
    name,
    email,
    message,
    ...(phone !== undefined && { phone: QUICK_REQUEST.phone }),
    ...(emailConf !== undefined && { emailConf: MESSAGE.emailConf }),
  }
  return formProblems(fields, { ...form }) as FormProblem[]
}

export interface GuestCounts {
  adults: number
  children: number
  babies: number
}

export const DEFAULT_GUESTS: GuestCounts = { adults: 1, children: 0, babies: 0 }

export const guestTotal = ({ adults, children, babies }: GuestCounts): number => adults + children + babies

export interface RequestForm {
  name: string
  email: string
  phone: string
  /** `2027-04-20/2027-04-30`, or empty. */
  dates: string
  guests: GuestCounts
  message: string
}

/** The fields that an owner can require, and when each is satisfied. */
const MET: Readonly<Record<string, (form: RequestForm) => boolean>> = {
  name: () => true,
  email: () => true,
  phone: ({ phone }) => phone.trim() !== '',
  dates: ({ dates }) => dates.trim() !== '',
  guests: ({ guests }) => guestTotal(guests) > 0,
  message: ({ message }) => message.trim() !== '',
}

/**
 * The errors of a request about a feature. `required` names further fields that its owner wants, ignoring case;
 * unknown ones count as satisfied. A phone is checked, required or not. Dates count from `today`.
 */
export function requestProblems(
  form: RequestForm,
  { required, today }: { required: readonly string[]; today: string },
): FormProblem[] {
  const names = required.map((name) => name.trim().toLowerCase())
  const missing = new Set<string>()
  for (const name of names) {
    const isMet = Object.hasOwn(MET, name) ? MET[name] : undefined
    if (isMet?.(form) === false) missing.add(name)
  }
  const empty = Object.fromEntries([...missing].map((field) => [field, EMPTY]))
  const isOutside = form.dates !== '' && !datesIn(form.dates, today)
  const { name, email, phone } = form
  const wrongPhone = phone.trim() !== '' && { phone: JOB.phone }
  return [
    ...formProblems({ name: JOB.name, email: JOB.email, ...empty, ...wrongPhone }, { name, email, phone }),
    ...(isOutside ? [{ code: 'invalidDates', fields: ['dates'] } as const] : []),
  ]
}

/** A required field without a valid value, whatever its kind. */
const EMPTY = { kind: 'line', empty: 'requiredFieldsMissing' } as const

/** The errors of a job application. */
export const jobProblems = (form: Typed<typeof JOB>): FormProblem[] => formProblems(JOB, { ...form })

/** First and last day of `2027-04-20/2027-04-30`, if between today and the same day next year. */
export function datesIn(dates: string, today: string): { from: string; to: string } | undefined {
  const [from = '', to = '', ...rest] = dates.split('/')
  if (rest.length > 0 || !isDay(from) || !isDay(to)) return undefined
  const isIn = from >= today && from <= to && to <= addMonths(today, 12)
  return isIn ? { from, to } : undefined
}
