import { Type, type Static } from 'typebox'
import { endpoint, OneOf, PlaceParams } from './parts/common.ts'

/** Each has an icon and a text. */
export const SKIES = ['clear', 'partly', 'cloudy', 'fog', 'drizzle', 'rain', 'sleet', 'snow', 'thunder'] as const
export const Sky = OneOf(SKIES)
export type Sky = Static<typeof Sky>

export const Weather = Type.Object({
  tlid: Type.Integer(),
  locTitle: Type.String(),
  /** The forecast's own time, ISO 8601. */
  updated: Type.String(),
  /** Whether it is outdated, because the provider does not answer. */
  stale: Type.Boolean(),
  now: Type.Object({
    sky: Sky,
    /** The sky, in the requested language. */
    text: Type.String(),
    night: Type.Boolean(),
    celsius: Type.Number(),
    /** Metres a second. */
    wind: Type.Optional(Type.Number()),
    /** Percent. */
    humidity: Type.Optional(Type.Number()),
  }),
  /** From today on, by the place's own dates. */
  days: Type.Array(
    Type.Object({
      /** YYYY-MM-DD */
      date: Type.String(),
      sky: Sky,
      text: Type.String(),
      minCelsius: Type.Number(),
      maxCelsius: Type.Number(),
    }),
  ),
  source: Type.Object({ name: Type.String(), url: Type.String() }),
})
export type Weather = Static<typeof Weather>

export const weatherApi = {
  ofPlace: endpoint('GET /rest/tjt/locationweather/:tlid/:language', { params: PlaceParams, reply: Weather }),
}
