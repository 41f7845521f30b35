import type { ErrorCode } from '../../contract/errors.ts'
import { addMonths, isDay } from '../times/dates.ts'
import { isEmail } from './email.ts'
import { isName } from './share.ts'

/** An error of a form, with its fields by their names in the payload. */
export interface FormProblem {
  code: ErrorCode
  fields: readonly string[]
}

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
  const problems = missing(form, ['message'])
  if (form.phone !== undefined && !isPhone(form.phone)) add(problems, 'phone')
  const { email, emailConf } = form
  const isOther = emailConf !== undefined && emailConf.trim() !== email.trim()
  return [
    ...asOne(problems),
    ...badEmail(email),
    ...(isOther ? [{ code: 'emailConfirmationInvalid', fields: ['emailConf'] } as const] : []),
  ]
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
  phone: ({ phone }) => isPhone(phone),
  dates: ({ dates }) => dates.trim() !== '',
  guests: ({ guests }) => guestTotal(guests) > 0,
  message: ({ message }) => message.trim() !== '',
}

/**
 * The errors of a request about a feature. `required` names further fields that its owner wants, ignoring case;
 * unknown ones count as satisfied. An invalid phone counts as missing, required or not. Dates count from `today`.
 */
export function requestProblems(
  form: RequestForm,
  { required, today }: { required: readonly string[]; today: string },
): FormProblem[] {
  const problems = missing(form, [])
  if (form.phone.trim() !== '' && !isPhone(form.phone)) add(problems, 'phone')
  for (const name of required.map((field) => field.trim().toLowerCase())) {
    const isMet = Object.hasOwn(MET, name) ? MET[name] : undefined
    if (isMet?.(form) === false) add(problems, name)
  }
  const isOutside = form.dates !== '' && !datesIn(form.dates, today)
  return [
    ...asOne(problems),
    ...badEmail(form.email),
    ...(isOutside ? [{ code: 'invalidDates', fields: ['dates'] } as const] : []),
  ]
}

export interface JobForm {
  name: string
  phone: string
  email: string
  msg: string
}

export function jobProblems(form: JobForm): FormProblem[] {
  const problems = missing(form, ['msg'])
  if (!isPhone(form.phone)) add(problems, 'phone')
  return [...asOne(problems), ...badEmail(form.email)]
}

/** First and last day of `2027-04-20/2027-04-30`, if between today and the same day next year. */
export function datesIn(dates: string, today: string): { from: string; to: string } | undefined {
  const [from = '', to = '', ...rest] = dates.split('/')
  if (rest.length > 0 || !isDay(from) || !isDay(to)) return undefined
  const isIn = from >= today && from <= to && to <= addMonths(today, 12)
  return isIn ? { from, to } : undefined
}

/** Digits only, as the phone field accepts. */
export const isPhone = (text: string): boolean => /^\d{3,20}$/.test(text.trim())

function missing(form: { name: string; email: string } & object, more: readonly string[]): string[] {
  const fields: string[] = []
  if (!isName(form.name)) fields.push('name')
  if (form.email.trim() === '') fields.push('email')
  const values = form as Readonly<Record<string, unknown>>
  for (const name of more) {
    if (String(values[name] ?? '').trim() === '') fields.push(name)
  }
  return fields
}

function add(fields: string[], name: string): void {
  if (!fields.includes(name)) fields.push(name)
}

const asOne = (fields: readonly string[]): FormProblem[] =>
  fields.length > 0 ? [{ code: 'requiredFieldsMissing', fields }] : []

const badEmail = (email: string): FormProblem[] =>
  email.trim() !== '' && !isEmail(email.trim()) ? [{ code: 'enterValidEmail', fields: ['email'] }] : []
