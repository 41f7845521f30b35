import { Type, type Static } from 'typebox'
import { Closed } from '#core/contract/parts/common.ts'
import { CLOCK_SEASONS, PRAYER_DAYS, SERVICES } from '#core/terms/prayers.ts'
import { EventTime, HoursSource, JewishDays } from './hours.ts'
import { Day, oneOf } from './parts.ts'

/** `13:15` on the clock of the place; after midnight it counts on: `24:30` is half an hour into the night. */
const ServiceTime = Type.Union([Type.String({ pattern: '^([01]\\d|2[0-8]):[0-5]\\d$' }), EventTime])

/** A day of every year, `MM-DD`. */
const MonthDay = Type.String({ pattern: '^(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' })

/** `summer` and `winter` by the place's change of clocks, or days of every year, which may go round its end. */
const Season = Type.Union([oneOf(...CLOCK_SEASONS), Closed({ from: MonthDay, to: MonthDay })])
export type Season = Static<typeof Season>

const PrayerRow = Closed({
  service: oneOf(...SERVICES),
  days: Type.Array(oneOf(...PRAYER_DAYS), { minItems: 1, maxItems: PRAYER_DAYS.length }),
  times: Type.Array(ServiceTime, { minItems: 1, maxItems: 12 }),
  season: Type.Optional(Season),
})
export type PrayerRow = Static<typeof PrayerRow>

/** When a synagogue prays, and who says so. What no row names is not known, or does not take place. */
export const PrayerTimes = Closed({
  rows: Type.Array(PrayerRow, { minItems: 1, maxItems: 40 }),
  jewishDays: JewishDays,
  /** The Shabbat of the only week that they are stated for; absent of those that hold until they change. */
  shabbat: Type.Optional(Day),
  ...HoursSource,
})
export type PrayerTimes = Static<typeof PrayerTimes>
