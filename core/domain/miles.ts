// The regions that measure roads in miles, by CLDR (unitPreferenceData).
const MILES = new Set('AS GB GU MP PR UM US VI'.split(' '))

/** Whether somebody who reads by this language tag measures roads in miles. */
export const usesMiles = (tag: string): boolean => MILES.has(regionOf(tag) ?? '')

/** The region of a language tag, the likeliest if it names none. */
export function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).maximize().region
  } catch {
    return undefined
  }
}
