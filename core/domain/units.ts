import { regionOf, usesMiles } from './miles.ts'

// What CLDR says of the units that people expect, by region (unitPreferenceData, temperature and wind).
const FAHRENHEIT = new Set('AS BS BZ FM GU KY LR MH MP PR PW UM US VI'.split(' '))
const METRES = new Set('FI KR NO PL RU SE'.split(' '))

export interface WeatherUnits {
  temperature: 'celsius' | 'fahrenheit'
  wind: 'kilometer-per-hour' | 'meter-per-second' | 'mile-per-hour'
}

/** The units of a reader, by the language tag of their browser, and by whether they want miles. */
export function weatherUnits(tag: string, { inMiles } = { inMiles: usesMiles(tag) }): WeatherUnits {
  const region = regionOf(tag) ?? ''
  return {
    temperature: FAHRENHEIT.has(region) ? 'fahrenheit' : 'celsius',
    wind: inMiles ? 'mile-per-hour' : METRES.has(region) ? 'meter-per-second' : 'kilometer-per-hour',
  }
}

export function degreesIn(celsius: number, { temperature }: WeatherUnits): number {
  return Math.round(temperature === 'celsius' ? celsius : celsius * 1.8 + 32)
}

const SECONDS_AN_HOUR = 3600
const PER_HOUR = {
  'kilometer-per-hour': SECONDS_AN_HOUR / 1000,
  'mile-per-hour': SECONDS_AN_HOUR / 1609.344,
  'meter-per-second': 1,
} as const

/** From metres a second. */
export function windIn(wind: number, units: WeatherUnits): number {
  return Math.round(wind * PER_HOUR[units.wind])
}
