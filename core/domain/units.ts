// Which units somebody reads by default, by the language tag of their browser and CLDR.

export interface Units {
  time: '12' | '24'
  distances: 'km' | 'miles'
  degrees: 'celsius' | 'fahrenheit'
}

/** The regions that measure roads in miles and temperatures in Fahrenheit (unitPreferenceData). */
const BOTH = 'AS GU MP PR UM US VI '
const MILES = `${BOTH}GB`
const FAHRENHEIT = `${BOTH}BS BZ FM KY LR MH PW`

/** The units of a reader of pages in `lang`. RangeError for no language tag. */
export function unitsOf(tag: string, lang: string): Units {
  const region = new Intl.Locale(tag).maximize().region ?? '?'
  return {
    time: writesTwelveHours(tag, lang) ? '12' : '24',
    distances: MILES.includes(region) ? 'miles' : 'km',
    degrees: FAHRENHEIT.includes(region) ? 'fahrenheit' : 'celsius',
  }
}

/** A page in another language than the reader's own writes 24 hours, as all languages of ours but English do. */
const writesTwelveHours = (tag: string, lang: string): boolean =>
  tag.startsWith(lang) && new Intl.DateTimeFormat(tag, { hour: 'numeric' }).resolvedOptions().hour12!

export const degreesIn = (celsius: number, degrees: Units['degrees']): number =>
  Math.round(degrees === 'celsius' ? celsius : celsius * 1.8 + 32)
