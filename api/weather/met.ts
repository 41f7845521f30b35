import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Sky } from '#core/contract/weather.ts'
import type { Provider } from './forecast.ts'

const Period = Type.Optional(Type.Object({ summary: Type.Object({ symbol_code: Type.String() }) }))
const Answer = Compile(
  Type.Object({
    properties: Type.Object({
      meta: Type.Object({ updated_at: Type.String() }),
      timeseries: Type.Array(
        Type.Object({
          time: Type.String(),
          data: Type.Object({
            instant: Type.Object({
              details: Type.Object({
                air_temperature: Type.Number(),
                wind_speed: Type.Optional(Type.Number()),
                relative_humidity: Type.Optional(Type.Number()),
              }),
            }),
            next_1_hours: Period,
            next_6_hours: Period,
            next_12_hours: Period,
          }),
        }),
        { minItems: 1 },
      ),
    }),
  }),
)

/** Locationforecast 2.0, compact: https://api.met.no/weatherapi/locationforecast/2.0/documentation */
export const MET: Provider = {
  name: 'MET Norway',
  page: 'https://www.met.no/en',
  urlOf: (base, lat, lng) => `${base}/compact?lat=${lat}&lon=${lng}`,
  read(answer) {
    const { meta, timeseries } = Answer.Parse(answer).properties
    const hours = timeseries.map(({ time, data }) => {
      const { air_temperature, wind_speed, relative_humidity } = data.instant.details
      const period = data.next_1_hours ?? data.next_6_hours ?? data.next_12_hours
      const sky = period && metSky(period.summary.symbol_code)
      return {
        at: momentOf(time),
        celsius: air_temperature,
        ...(wind_speed !== undefined && { wind: wind_speed }),
        ...(relative_humidity !== undefined && { humidity: relative_humidity }),
        ...(sky && { sky }),
      }
    })
    return { updated: momentOf(meta.updated_at), hours }
  },
}

function momentOf(text: string): number {
  const at = Date.parse(text)
  if (Number.isNaN(at)) throw new RangeError(`not a moment: ${text}`)
  return at
}

const PLAIN: ReadonlyMap<string, Sky> = new Map([
  ['clearsky', 'clear'],
  ['fair', 'partly'],
  ['partlycloudy', 'partly'],
  ['cloudy', 'cloudy'],
  ['fog', 'fog'],
])

/** 'lightrainshowersandthunder_day'; undefined for an unknown symbol. */
export function metSky(code: string): Sky | undefined {
  const base = code.replace(/_.*/, '')
  if (base.includes('thunder')) return 'thunder'
  if (base.includes('sleet')) return 'sleet'
  if (base.includes('snow')) return 'snow'
  if (base.startsWith('lightrain')) return 'drizzle'
  if (base.includes('rain')) return 'rain'
  return PLAIN.get(base)
}
