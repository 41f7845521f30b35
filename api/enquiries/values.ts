import type { ContactRequest } from '#core/contract/enquiries.ts'
import { localDayText } from '#core/domain/times/dates.ts'
import type { Lang } from '#core/i18n/languages.ts'

// User input as shown in mails.

/** A text with normalized line breaks, including those pasted from word processors, and without control characters. */
export const textOf = (typed: string): string =>
  typed
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()

/** `+972-501234567`: unbroken, so that it keeps its order in right-to-left text. */
export function phoneOf({ prephone = '', phone = '' }: Pick<ContactRequest, 'prephone' | 'phone'>): string {
  const number = phone.trim()
  const prefix = prephone.replace(/^(\+|00)/, '')
  return number && prefix && !number.startsWith('+') ? `+${prefix}-${number}` : number
}

/** The dates of a stay in the reader's language; may be empty. */
export function datesOf(lang: Lang, stay: { from: string; to: string } | undefined): string {
  if (!stay) return ''
  const day = (text: string) => localDayText(lang, text, 'medium')
  return stay.from === stay.to ? day(stay.from) : `${day(stay.from)} – ${day(stay.to)}`
}

/** The number of guests; may be empty. */
export function guestsOf({ guests }: Pick<ContactRequest, 'guests'>) {
  const count = (number: number | undefined) => (number === undefined ? '' : String(number))
  return {
    guests: count(guests?.all),
    adults: count(guests?.adults),
    children: count(guests?.children),
    babies: count(guests?.babies),
  }
}
