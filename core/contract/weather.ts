import { Type, type Static } from 'typebox'
import { PlaceParams, REFUSALS } from './common.ts'

/** The sky, in the few words that pages have an icon and a text for. */
export const SKIES = ['clear', 'partly', 'cloudy', 'fog', 'drizzle', 'rain', 'sleet', 'snow', 'thunder'] as const
export const Sky = Type.Unsafe<(typeof SKIES)[number]>({
  type: 'string',
  enum: [...SKIES],
})
export type Sky = Static<typeof Sky>

export const Weather = Type.Object({
  tlid: Type.Integer(),
  locTitle: Type.String(),
  /** When the provider made it, ISO 8601. */
  updated: Type.String(),
  /** Whether it is older than it should be, because the provider does not answer. */
  stale: Type.Boolean(),
  now: Type.Object({
    sky: Sky,
    /** Of the sky, in the language asked for. */
    text: Type.String(),
    night: Type.Boolean(),
    celsius: Type.Number(),
    /** Metres a second. */
    wind: Type.Optional(Type.Number()),
    /** Percent. */
    humidity: Type.Optional(Type.Number()),
  }),
  /** From today on, in the place's own days. */
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
  ofPlace: {
    method: 'GET',
    url: '/rest/tjt/locationweather/:tlid/:language',
    schema: { params: PlaceParams, response: { 200: Weather, ...REFUSALS } },
  },
} as const
