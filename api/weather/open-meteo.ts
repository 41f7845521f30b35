import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Sky } from '#core/contract/weather.ts'
import type { Provider } from './forecast.ts'

const Values = Type.Array(Type.Union([Type.Number(), Type.Null()]))
const Answer = Compile(
  Type.Object({
    hourly: Type.Object({
      /** Epoch seconds. */
      time: Type.Array(Type.Integer(), { minItems: 1 }),
      temperature_2m: Values,
      relative_humidity_2m: Values,
      wind_speed_10m: Values,
      weather_code: Values,
    }),
  }),
)

const QUERY = new URLSearchParams({
  hourly: 'temperature_2m,relative_humidity_2m,wind_speed_10m,weather_code',
  wind_speed_unit: 'ms',
  timeformat: 'unixtime',
  timezone: 'GMT',
  // In zones ahead of GMT, the day starts on the previous day.
  past_days: '1',
  forecast_days: '7',
})

/** https://open-meteo.com/en/docs */
export const OPEN_METEO: Provider = {
  name: 'Open-Meteo',
  page: 'https://open-meteo.com/',
  urlOf: (base, lat, lng) => `${base}/forecast?latitude=${lat}&longitude=${lng}&${QUERY}`,
  read(answer, now) {
    const { hourly } = Answer.Parse(answer)
    const hours = hourly.time.flatMap((seconds, i) => {
      const celsius = hourly.temperature_2m[i] ?? undefined
      if (celsius === undefined) return []
      const wind = hourly.wind_speed_10m[i] ?? undefined
      const humidity = hourly.relative_humidity_2m[i] ?? undefined
      const sky = wmoSky(hourly.weather_code[i] ?? Number.NaN)
      return {
        at: seconds * 1000,
        celsius,
        ...(wind !== undefined && { wind }),
        ...(humidity !== undefined && { humidity }),
        ...(sky && { sky }),
      }
    })
    if (hours.length === 0) throw new RangeError('no temperatures')
    // The response has no time of its own.
    return { updated: now, hours }
  },
}

/** WMO weather codes used by the provider. */
const CODES: Readonly<Record<Sky, readonly number[]>> = {
  clear: [0],
  partly: [1, 2],
  cloudy: [3],
  fog: [45, 48],
  drizzle: [51, 53, 55, 61, 80],
  rain: [63, 65, 81, 82],
  sleet: [56, 57, 66, 67],
  snow: [71, 73, 75, 77, 85, 86],
  thunder: [95, 96, 99],
}

/** Undefined for an unused code. */
export function wmoSky(code: number): Sky | undefined {
  const found = Object.entries(CODES).find(([, codes]) => codes.includes(code))
  return found?.[0] as Sky | undefined
}
