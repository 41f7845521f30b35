import { Type, type Static } from 'typebox'
import { LanguageQuery, PlaceParams, REFUSALS } from './common.ts'

const Day = Type.String({ description: 'Calendar day there, YYYY-MM-DD' })

/** `time` is HH:MM there and `at` epoch milliseconds; both absent where the sun gives no such moment. */
const moment = {
  day: Day,
  time: Type.Optional(Type.String()),
  at: Type.Optional(Type.Integer()),
}

/** A Shabbat, a festival, or a run of them without a havdalah between. */
export const ShabbatRun = Type.Object({
  day: Day,
  hebrewDate: Type.String(),
  shabbat: Type.Boolean(),
  /** Weekly portion; empty when a festival takes its place. */
  parasha: Type.String(),
  festivals: Type.Array(Type.String()),
  lightings: Type.Array(
    Type.Object({
      ...moment,
      when: Type.Unsafe<'beforeSunset' | 'afterNightfall'>({
        type: 'string',
        enum: ['beforeSunset', 'afterNightfall'],
      }),
    }),
  ),
  havdalah: Type.Object(moment),
})
export type ShabbatRun = Static<typeof ShabbatRun>

export const PlaceShabbatTimes = Type.Object({
  tlid: Type.Integer(),
  locTitle: Type.String(),
  /** [longitude, latitude] of the place. */
  coords: Type.Tuple([Type.Number(), Type.Number()]),
  /** IANA zone that `time` is in. */
  timeZone: Type.String(),
  minutesBeforeSunset: Type.Integer(),
  havdalahDegrees: Type.Number(),
  times: Type.Array(ShabbatRun),
})
export type PlaceShabbatTimes = Static<typeof PlaceShabbatTimes>

export const PortalRegions = Type.Object({
  regions: Type.Array(
    Type.Object({
      /** A continent code, or `IL`. */
      region: Type.String(),
      name: Type.String(),
      cities: Type.Array(
        Type.Object({
          id: Type.Integer(),
          title: Type.String(),
          /** Path of the city's page. */
          url: Type.String(),
          /** The coming one. */
          times: ShabbatRun,
        }),
      ),
    }),
  ),
})
export type PortalRegions = Static<typeof PortalRegions>

export const timesApi = {
  shabbat: {
    method: 'GET',
    url: '/rest/tjt/locationshabbattimes/:tlid/:language',
    schema: {
      params: PlaceParams,
      response: { 200: PlaceShabbatTimes, ...REFUSALS },
    },
  },
  portal: {
    method: 'GET',
    url: '/rest/tjt/portalshabbatzmanim',
    schema: {
      querystring: LanguageQuery,
      response: { 200: PortalRegions, ...REFUSALS },
    },
  },
} as const
