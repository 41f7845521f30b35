import { countryNames } from '../country-names.ts'
import type { Town } from './towns.ts'

/**
 * Codes of ISO 3166-1 of which a list may say one where the gazetteer (GeoNames) says another: countries
 * with their territories, and areas that several claim.
 */
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

const isSameCountry = (one: string, other: string): boolean =>
  one === other || KIN.some((codes) => codes.includes(one) && codes.includes(other))

/** What is wrong where a place says one country and its position lies in another; undefined where nothing is. */
export function contradiction(said: string, town: Town): string | undefined {
  if (isSameCountry(said, town.country)) return undefined
  const named = (code: string) => `${countryNames(code).en} (${code})`
  return `its country is ${named(said)}, and its position is that of ${town.names.en} in ${named(town.country)}: correct one of them; latitude and longitude may be swapped`
}
