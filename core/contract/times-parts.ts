import { Type, type Static } from 'typebox'
import { HAVDALAH_METHODS, MAX_CANDLE_MINUTES, type HavdalahMethod } from '#core/terms/times.ts'

// Shared by the calls about times.

export const Day = Type.String({
  description: 'Calendar day there, YYYY-MM-DD',
})

/** `time` is HH:MM there, `at` epoch milliseconds; both absent if there is no such moment. */
export const moment = {
  day: Day,
  time: Type.Optional(Type.String()),
  at: Type.Optional(Type.Integer()),
}

const Havdalah = Type.Unsafe<HavdalahMethod>({
  type: 'string',
  enum: Object.keys(HAVDALAH_METHODS),
  description: 'Degrees of the sun below the horizon (8.5, 7.083), or minutes after sunset',
})
const candles = Type.Integer({
  minimum: 0,
  maximum: MAX_CANDLE_MINUTES,
  description: 'Minutes of candle lighting before sunset',
})

/** How the times are computed. */
export const Method = Type.Object({
  candles,
  havdalah: Havdalah,
  /** Whether sunset is seen from the place's elevation instead of sea level. */
  elevation: Type.Boolean(),
})
export type Method = Static<typeof Method>

/** Options that override the custom of the place. */
export const methodOptions = {
  candles: Type.Optional(candles),
  havdalah: Type.Optional(Havdalah),
}

/** Options in a query, where `elevation` is 1 or 0. */
export const OptionsQuery = Type.Object({
  ...methodOptions,
  elevation: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
})
export type OptionsQuery = Static<typeof OptionsQuery>

/** A place and everything that its times depend on. */
export const timedPlace = {
  tlid: Type.Integer(),
  locTitle: Type.String(),
  /** [longitude, latitude] of the place. */
  coords: Type.Tuple([Type.Number(), Type.Number()]),
  elevationMetres: Type.Number(),
  /** IANA zone of `time`. */
  timeZone: Type.String(),
  /** ISO 3166-1 alpha-2. */
  country: Type.String(),
  /** Whether festivals are observed as in Israel. */
  israel: Type.Boolean(),
  method: Method,
}
