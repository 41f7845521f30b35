import { Type, type Static } from 'typebox'
import { Closed, endpoint, Id, LangCode, LanguageQuery, OneOf, PlaceParams } from './parts/common.ts'
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
      when: OneOf(['beforeSunset', 'afterNightfall']),
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

export const ZmanimRequest = Closed({
  loc: Id,
  date: Type.String({
    pattern: '^(19|20|21)[0-9]{2}-[0-9]{2}-[0-9]{2}$',
    description: 'Calendar day there, YYYY-MM-DD',
  }),
  /** The last day of several, at most a week: those after `date` are `following`. */
  to: Type.Optional(Day),
  language: Type.Optional(LangCode),
  ...methodOptions,
  elevation: Type.Optional(Type.Boolean()),
})
export type ZmanimRequest = Static<typeof ZmanimRequest>

const OneDay = Type.Object({
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

/** The times of one day at a place, and of those after it up to `to`, where a call has one. */
export const DayZmanim = Type.Object({ ...OneDay.properties, following: Type.Optional(Type.Array(OneDay)) })
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
      /** Empty on the evening before a fast that begins at sunset. */
      occasions: Type.Array(Type.Object({ name: Type.String(), kind: Type.String() })),
      /** When a fast begins and ends, and the candles of Chanukah. */
      moments: Type.Optional(Type.Array(Type.Object({ title: Type.String(), ...moment }))),
    }),
  ),
})
export type PlaceCalendar = Static<typeof PlaceCalendar>

export const timesApi = {
  shabbat: endpoint('GET /rest/tjt/locationshabbattimes/:tlid/:language', {
    params: PlaceParams,
    reply: PlaceShabbatTimes,
  }),
  portal: endpoint('GET /rest/tjt/portalshabbatzmanim', { querystring: LanguageQuery, reply: PortalRegions }),
  /** Read-only: needs no token and no session. */
  day: endpoint('POST /rest/tjt/locdatezmanim', { body: ZmanimRequest, reply: DayZmanim }),
  /** By default a year from today; at most three. */
  calendar: endpoint('GET /rest/tjt/locationcalendar/:tlid/:language', {
    params: PlaceParams,
    querystring: Type.Object({
      ...OptionsQuery.properties,
      from: Type.Optional(Day),
      to: Type.Optional(Day),
    }),
    reply: PlaceCalendar,
  }),
  /** iCalendar (RFC 5545) of two years, to subscribe to. */
  subscription: endpoint('GET /rest/tjt/locationics/:tlid/:language/calendar.ics', {
    params: PlaceParams,
    querystring: OptionsQuery,
    reply: Type.String(),
  }),
  /** HTML of a Hebrew year on one sheet of paper. */
  sheet: endpoint('GET /rest/tjt/locationyear/:tlid/:language', {
    params: PlaceParams,
    querystring: Type.Object({
      ...OptionsQuery.properties,
      year: Type.Optional(Type.Integer({ minimum: 5700, maximum: 5950 })),
    }),
    reply: Type.String(),
  }),
}
