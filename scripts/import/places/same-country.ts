import { countryNames } from '../country-names.ts'
import type { Town } from './nearest-town.ts'

/** ISO 3166-1 codes that a list may use instead of the gazetteer's: countries and their territories, disputed areas. */
const KIN = [
  'AU CC CX HM NF',
  'CN HK MO TW',
  'DK FO GL',
  'FI AX',
  'FR BL GF GP MF MQ NC PF PM RE TF WF YT',
  'GB AI BM FK GG GI GS IM IO JE KY MS PN SH TC VG',
  'NL AW BQ CW SX',
  'NO BV SJ',
  'NZ CK NU TK',
  'US AS GU MP PR UM VI',
  'AM AZ',
  'AR FK GS',
  'CN IN PK',
  'CY TR',
  'IL PS SY',
  'JP RU',
  'MA EH',
  'RS XK',
  'RU GE',
  'RU UA',
].map((codes) => codes.split(' '))

const isSameCountry = (a: string, b: string): boolean =>
  a === b || KIN.some((codes) => codes.includes(a) && codes.includes(b))

/** The error if a place's country contradicts its position; undefined if not. */
export function contradiction(country: string, town: Town): string | undefined {
  if (isSameCountry(country, town.country)) return undefined
  const named = (code: string) => `${countryNames(code).en} (${code})`
  return (
    `its country is ${named(country)}, but its position is in ${town.names.en}, ${named(town.country)}: correct ` +
    `one of them; latitude and longitude may be swapped`
  )
}
