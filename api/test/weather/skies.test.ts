import { describe, expect, test } from 'vitest'
import { MET, metSky } from '#api/weather/met.ts'
import { OPEN_METEO, wmoSky } from '#api/weather/open-meteo.ts'
import { weatherAt } from '#api/weather/forecast-view.ts'
import { SKIES } from '#core/contract/weather.ts'

const HOUR = 3_600_000
const TEL_AVIV = { lat: 32.08, lng: 34.78, timeZone: 'Asia/Jerusalem' }

test.each([
  ['clear', 'clearsky_day clearsky_night clearsky_polartwilight'],
  ['partly', 'fair_day fair_night partlycloudy_day partlycloudy_night'],
  ['cloudy', 'cloudy'],
  ['fog', 'fog'],
  ['drizzle', 'lightrain lightrainshowers_day lightrainshowers_night'],
  ['rain', 'rain heavyrain rainshowers_day heavyrainshowers_night'],
  ['sleet', 'sleet lightsleet heavysleet sleetshowers_day lightsleetshowers_day heavysleetshowers_night'],
  ['snow', 'snow lightsnow heavysnow snowshowers_day lightsnowshowers_day heavysnowshowers_night'],
  [
    'thunder',
    'rainandthunder lightrainandthunder heavyrainandthunder sleetandthunder lightsleetandthunder ' +
      'heavysleetandthunder snowandthunder lightsnowandthunder heavysnowandthunder rainshowersandthunder_day ' +
      'lightrainshowersandthunder_day heavyrainshowersandthunder_night sleetshowersandthunder_day ' +
      'lightssleetshowersandthunder_day heavysleetshowersandthunder_day snowshowersandthunder_day ' +
      'lightssnowshowersandthunder_day heavysnowshowersandthunder_polartwilight',
  ],
])('MET Norway: %s', (sky, codes) => {
  for (const code of codes.split(' ')) expect(metSky(code), code).toBe(sky)
})

test('a symbol that nobody knows is none', () => {
  for (const code of ['', 'frogs_day', 'constructor', '_day']) expect(metSky(code)).toBe(undefined)
  for (const code of [4, 44, 100, -1, Number.NaN]) expect(wmoSky(code)).toBe(undefined)
})

test('every code of Open-Meteo has a sky, and every sky a code', () => {
  const codes = [
    0, 1, 2, 3, 45, 48, 51, 53, 55, 56, 57, 61, 63, 65, 66, 67, 71, 73, 75, 77, 80, 81, 82, 85, 86, 95, 96, 99,
  ]
  const skies = codes.map(wmoSky)
  expect(skies).not.toContain(undefined)
  expect(new Set(skies)).toEqual(new Set(SKIES))
})

describe('answers that are none are refused', () => {
  const now = Date.parse('2026-11-20T10:00:00Z')
  const details = { air_temperature: 1 }
  const series = (time: string, instant: object = { details }) => ({
    properties: {
      meta: { updated_at: '2026-11-20T09:00:00Z' },
      timeseries: [{ time, data: { instant } }],
    },
  })
  test.each<[string, unknown]>([
    ['nothing', null],
    ['an error', { error: true, reason: 'no' }],
    ['no series', { properties: { meta: { updated_at: '' }, timeseries: [] } }],
    ['a time that is none', series('soon')],
    ['a text for a number', series('2026-11-20T10:00:00Z', { details: { air_temperature: '1' } })],
  ])('MET Norway: %s', (_, answer) => {
    expect(() => MET.read(answer, now)).toThrow()
  })

  test('MET Norway: a whole one is taken', () => {
    expect(MET.read(series('2026-11-20T10:00:00Z'), now).hours).toEqual([{ at: now, celsius: 1 }])
  })

  const hourly = (fields: object) => ({
    hourly: {
      time: [now / 1000],
      temperature_2m: [1],
      relative_humidity_2m: [null],
      wind_speed_10m: [null],
      weather_code: [3],
      ...fields,
    },
  })
  test.each<[string, unknown]>([
    ['nothing', null],
    ['an error', { error: true, reason: 'no' }],
    ['no times', hourly({ time: [] })],
    ['no temperatures', hourly({ temperature_2m: [null] })],
    ['other columns', hourly({ weather_code: undefined })],
    ['times in words', hourly({ time: ['2026-11-20T10:00'] })],
  ])('Open-Meteo: %s', (_, answer) => {
    expect(() => OPEN_METEO.read(answer, now)).toThrow()
  })

  test('Open-Meteo: gaps are left out', () => {
    expect(OPEN_METEO.read(hourly({}), now)).toEqual({
      updated: now,
      hours: [{ at: now, celsius: 1, sky: 'cloudy' }],
    })
  })
})

describe('a day is remembered by the sky that prevails by day', () => {
  const midnight = Date.parse('2026-11-19T22:00:00Z')
  /** Skies of a local day by the hour; `-` is none. */
  const dayOf = (skies: string) => {
    const hours = [...skies.padEnd(48, 'c')].map((letter, i) => ({
      at: midnight + i * HOUR,
      celsius: i,
      ...(letter !== '-' && {
        sky: ({ c: 'clear', r: 'rain', s: 'snow' } as const)[letter as 'c' | 'r' | 's'],
      }),
    }))
    const forecast = { updated: midnight, hours }
    return weatherAt('en', forecast, TEL_AVIV, midnight).days[0]
  }
  test.each([
    ['the night does not count', 'ssssssss' + 'rrrrrrrrrrrr' + 'ssss', 'rain'],
    ['the most frequent one', 'cccccccc' + 'rrrrrrrccccc' + 'cccc', 'rain'],
    ['the rougher of two', 'cccccccc' + 'rrrrrrcccccc' + 'cccc', 'rain'],
    ['the night where nothing else is known', 'ssssssss' + '-'.repeat(16), 'snow'],
  ])('%s', (_, skies, sky) => {
    expect(dayOf(skies)).toMatchObject({ sky, minCelsius: 0, maxCelsius: 23 })
  })

  test('a day without any sky is left out', () => {
    expect(dayOf('-'.repeat(24))?.date).toBe('2026-11-21')
  })
})

test('days with 23 and 25 hours are whole days', () => {
  const paris = { lat: 48.85, lng: 2.35, timeZone: 'Europe/Paris' }
  for (const [day, hours] of [
    ['2026-03-29', 23],
    ['2026-10-25', 25],
  ] as const) {
    const first = Date.parse(`${day}T00:00:00Z`) - 3 * 24 * HOUR
    const series = Array.from({ length: 24 * 6 }, (_, i) => ({
      at: first + i * HOUR,
      celsius: i,
      sky: 'clear' as const,
    }))
    const forecast = { updated: first, hours: series }
    const { days } = weatherAt('en', forecast, paris, first)
    const { minCelsius, maxCelsius } = days.find(({ date }) => date === day)!
    expect(maxCelsius - minCelsius + 1).toBe(hours)
  }
})

test('a day that the forecast does not reach the end of is left out', () => {
  const first = Date.parse('2026-11-19T22:00:00Z')
  const hours = Array.from({ length: 40 }, (_, i) => ({
    at: first + i * HOUR,
    celsius: 1,
    sky: 'clear' as const,
  }))
  const { days } = weatherAt('en', { updated: first, hours }, TEL_AVIV, first)
  expect(days.map(({ date }) => date)).toEqual(['2026-11-20'])
})
