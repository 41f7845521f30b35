import type { ErrorCode } from '#core/terms/errors.ts'
import { cleanValue, isNumber, placeId } from '#core/domain/listing/edit-values.ts'
import { EDIT_FIELD_NAMES, ruleOf, type EditChanges, type EditField, type EditValues } from '../../fields/edit.ts'
import type { OwnRow } from '#core/fields/own.ts'
import { isDay } from '#core/domain/times/dates.ts'
import { ONE_LINE } from '#core/domain/listing/one-line.ts'
import { PHONE } from '#core/terms/patterns.ts'
import { isEmail } from './email.ts'

/** The empty required fields, with their error codes. */
export function missingFields(values: EditValues): { field: EditField; code: ErrorCode }[] {
  return EDIT_FIELD_NAMES.flatMap((field) => {
    const { required } = ruleOf(field)
    const isEmpty = cleanValue(field, values[field]) === ''
    return required && isEmpty ? [{ field, code: required }] : []
  })
}

export type FormatProblem = 'phone' | 'email' | 'url' | 'place' | 'hours' | 'prayerTimes' | 'number' | 'day' | 'long'

const ONE_PHONE = new RegExp(PHONE)

/** The format error of a changed value, if any. */
export function formatProblem(
  field: EditField,
  value: string | readonly string[],
  own: readonly OwnRow[] = [],
): FormatProblem | undefined {
  const { kind, max } = ruleOf(field, own)
  if (value.length > max) return 'long'
  if (typeof value !== 'string' || value === '') return undefined
  switch (kind) {
    case 'phone':
      return ONE_PHONE.test(value) && /\d.*\d.*\d/.test(value) ? undefined : 'phone'
    case 'email':
      return isEmail(value) ? undefined : 'email'
    case 'url':
      return isWebAddress(value) ? undefined : 'url'
    case 'number':
      return isNumber(value) ? undefined : 'number'
    case 'day':
      return isDay(value) ? undefined : 'day'
    case 'city':
    case 'country':
      return isPlace(value) ? undefined : 'place'
    case 'hours':
    case 'prayerTimes':
      return ONE_LINE[kind].read(value) ? undefined : kind
    default:
      return undefined
  }
}

/** The changed fields with format errors. */
export function formatProblems(
  changes: EditChanges,
  own: readonly OwnRow[] = [],
): { field: EditField; problem: FormatProblem }[] {
  return (Object.keys(changes) as EditField[]).flatMap((field) => {
    const problem = formatProblem(field, changes[field] ?? '', own)
    return problem ? [{ field, problem }] : []
  })
}

export function isWebAddress(text: string): boolean {
  const address = URL.parse(text)
  return (
    address !== null &&
    /^https?:$/.test(address.protocol) &&
    /[^.]\.[^.]/.test(address.hostname) &&
    address.username === '' &&
    address.password === '' &&
    !/\s/.test(text)
  )
}

/** A picked place is an id; a typed one contains a letter. */
const isPlace = (text: string) => placeId(text) !== undefined || /\p{L}/u.test(text)

/**
 * Keeps the characters of phone numbers, of short codes and of extensions (`x5`), and what stands between numbers, so
 * that two do not become one: drops other letters, accepts a pasted `+972 (2) 5`.
 */
export const phoneText = (text: string): string => text.replace(/[^+0-9()/ .*,;x-]/g, '')
