import { regionOf } from './miles.ts'

/** The regions that tell temperatures in Fahrenheit, by CLDR (unitPreferenceData). */
const FAHRENHEIT = new Set('AS BS BZ FM GU KY LR MH MP PR PW UM US VI'.split(' '))

export type Degrees = 'celsius' | 'fahrenheit'

/** The degrees of a reader, by the language tag of their browser. */
export const degreesOf = (tag: string): Degrees => (FAHRENHEIT.has(regionOf(tag) ?? '') ? 'fahrenheit' : 'celsius')

export const degreesIn = (celsius: number, degrees: Degrees): number =>
  Math.round(degrees === 'celsius' ? celsius : celsius * 1.8 + 32)
