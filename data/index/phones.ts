import { parsePhoneNumberFromString, type CountryCode, type NumberType } from 'libphonenumber-js/max'

/** Callers from abroad do not reach them: they stay as they are dialled at home. */
const AT_HOME: ReadonlySet<NumberType> = new Set(['TOLL_FREE', 'SHARED_COST', 'PREMIUM_RATE', 'UAN'])
/** Of North America, where such numbers have no other form. */
const NANP = '1'

const parsed = (phone: string, country: string | undefined) =>
  phone.startsWith('*') ? undefined : parsePhoneNumberFromString(phone, country as CountryCode | undefined)

/** A number with its country, grouped as that does (`+972 2 623 0056`); one that is none there stays as it is. */
export function formatPhone(phone: string, country: string | undefined): string {
  const number = parsed(phone, country)
  const isMeant = number?.isValid() || (/^\s*(\+|00)/.test(phone) && number?.isPossible())
  if (!number || !isMeant) return phone
  const isAtHome = number.countryCallingCode !== NANP && AT_HOME.has(number.getType())
  return isAtHome ? number.formatNational() : number.formatInternational()
}

/** The international digits of a number, to compare it with others; undefined if unknown. */
export function phoneDigits(phone: string, country: string | undefined): string | undefined {
  const number = parsed(phone, country)
  return number?.isPossible() ? number.number.slice(1) : undefined
}
