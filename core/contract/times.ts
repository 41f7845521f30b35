import { Type, type Static } from 'typebox'
import { Id, LangCode, LanguageQuery, PlaceParams, REFUSALS } from './common.ts'
import { Day, Method, methodOptions, moment, OptionsQuery, timedPlace } from './times-parts.ts'

export { Method, OptionsQuery } from './times-parts.ts'

/** A Shabbat, a festival, or a run of them without havdalah in between. */
export const ShabbatRun = Type.Object({
  day: Day,
  hebrewDate: Type.String(),
  shabbat: Type.Boolean(),
  /** Weekly Torah portion; empty when a festival replaces it. */
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
  ...timedPlace,
  /** The current Hebrew date there; it changes at sunset. */
  hebrewToday: Type.String(),
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

/** One moment of a day, in one language. */
export const NamedTime = Type.Object({
  /** `candleLighting`, `havdalah`, `fastBegins`, `fastEnds`, `chanukah`, or a zman: `alot`, `shmaGra`, … */
  name: Type.String(),
  title: Type.String(),
  /** Whose opinion it is, or how it is computed. */
  opinion: Type.String(),
  /** Whether it belongs to this day (Shabbat, a festival, a fast) and not to every day. */
  holy: Type.Boolean(),
  ...moment,
})
export type NamedTime = Static<typeof NamedTime>

export const ZmanimRequest = Type.Object(
  {
    loc: Id,
    date: Type.String({
      pattern: '^(19|20|21)[0-9]{2}-[0-9]{2}-[0-9]{2}$',
      description: 'Calendar day there, YYYY-MM-DD',
    }),
    language: Type.Optional(LangCode),
    ...methodOptions,
    elevation: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
export type ZmanimRequest = Static<typeof ZmanimRequest>

/** The times of one day at a place. */
export const DayZmanim = Type.Object({
  /** The Hebrew date of that day's daylight. */
  hebrew: Type.String(),
  /** The one that starts at its sunset. */
  hebrewAtSunset: Type.String(),
  formated_gregorian: Type.String(),
  /** In the order of the day, the holy ones first. */
  times: Type.Array(NamedTime),
  date: Day,
  loc: Type.Object({
    id: Type.Integer(),
    text: Type.String(),
    timeZone: Type.String(),
    israel: Type.Boolean(),
    /** Path of the place's own page, if it has one. */
    url: Type.Optional(Type.String()),
  }),
  /** Portion, festivals and fasts of that day. */
  occasions: Type.Array(Type.String()),
  method: Method,
})
export type DayZmanim = Static<typeof DayZmanim>

/** Shabbatot, festivals, fasts and special days between two dates. */
export const PlaceCalendar = Type.Object({
  ...timedPlace,
  from: Day,
  to: Day,
  times: Type.Array(ShabbatRun),
  /** Special days, without plain weekdays and Shabbatot. */
  days: Type.Array(
    Type.Object({
      day: Day,
      hebrewDate: Type.String(),
      occasions: Type.Array(Type.Object({ name: Type.String(), kind: Type.String() })),
    }),
  ),
})
export type PlaceCalendar = Static<typeof PlaceCalendar>

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
  /** Read-only: needs no token and no session. */
  day: {
    method: 'POST',
    url: '/rest/tjt/locdatezmanim',
    schema: {
      body: ZmanimRequest,
      response: { 200: DayZmanim, ...REFUSALS },
    },
  },
  /** By default a year from today; at most three. */
  calendar: {
    method: 'GET',
    url: '/rest/tjt/locationcalendar/:tlid/:language',
    schema: {
      params: PlaceParams,
      querystring: Type.Object({
        ...OptionsQuery.properties,
        from: Type.Optional(Day),
        to: Type.Optional(Day),
      }),
      response: { 200: PlaceCalendar, ...REFUSALS },
    },
  },
  /** iCalendar (RFC 5545) of two years, to subscribe to. */
  subscription: {
    method: 'GET',
    url: '/rest/tjt/locationics/:tlid/:language/calendar.ics',
    schema: {
      params: PlaceParams,
      querystring: OptionsQuery,
      response: { 200: Type.String(), ...REFUSALS },
    },
  },
  /** HTML of a Hebrew year on one sheet of paper. */
  sheet: {
    method: 'GET',
    url: '/rest/tjt/locationyear/:tlid/:language',
    schema: {
      params: PlaceParams,
      querystring: Type.Object({
        ...OptionsQuery.properties,
        year: Type.Optional(Type.Integer({ minimum: 5700, maximum: 5950 })),
      }),
      response: { 200: Type.String(), ...REFUSALS },
    },
  },
} as const
