// Which units somebody reads by default, by the language tag of their browser and CLDR.

export interface Units {
  time: '12' | '24'
  distances: 'km' | 'miles'
  degrees: 'celsius' | 'fahrenheit'
}

/**
 * The regions that measure roads in miles, the first eight, and temperatures in Fahrenheit, all but the first
 * (unitPreferenceData).
 */
const REGIONS = 'GB AS GU MP PR UM US VI BS BZ FM KY LR MH PW'.split(' ')

/** The units of a reader of pages in `lang`. RangeError for no language tag. */
export function unitsOf(tag: string, lang: string): Units {
  const nth = REGIONS.indexOf(`${new Intl.Locale(tag).maximize().region}`)
  return {
    time: writesTwelveHours(tag, lang) ? '12' : '24',
    distances: nth >= 0 && nth < 8 ? 'miles' : 'km',
    degrees: nth > 0 ? 'fahrenheit' : 'celsius',
  }
}

/** Twelve where the reader's own language writes them; a page in another one has 24 hours. */
const writesTwelveHours = (tag: string, lang: string): boolean =>
  tag.startsWith(lang) && new Intl.DateTimeFormat(tag, { hour: 'numeric' }).resolvedOptions().hour12!

export const degreesIn = (celsius: number, degrees: Units['degrees']): number =>
  Math.round(degrees === 'celsius' ? celsius : celsius * 1.8 + 32)
