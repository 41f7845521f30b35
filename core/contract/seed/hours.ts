import { Type, type Static } from 'typebox'
import { Closed } from '#core/contract/parts/common.ts'
import { HOURS_ANSWERS, MAX_EVENT_MINUTES, SUN_EVENTS, WEEKDAYS } from '#core/terms/hours.ts'
import { Day, Line, oneOf, Url } from './parts.ts'

/** An event of the day at the place, by its own minutes and method, and minutes after it; negative: before it. */
export const EventTime = Closed({
  event: oneOf(...SUN_EVENTS),
  minutes: Type.Optional(Type.Integer({ minimum: -MAX_EVENT_MINUTES, maximum: MAX_EVENT_MINUTES })),
})
export type EventTime = Static<typeof EventTime>

/** `09:00` on the clock of the place; an end after midnight counts on: `26:00` is two in the night. */
const From = Type.Union([Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }), EventTime])
const To = Type.Union([Type.String({ pattern: '^(([0-2]\\d|3[0-5]):[0-5]\\d|36:00)$' }), EventTime])

export const Span = Closed({ from: From, to: To })
export type Span = Static<typeof Span>
export type SpanTime = Span['from']

/** No span: closed. */
const Spans = Type.Array(Span, { maxItems: 6 })

/** What holds on days of the Jewish calendar. */
export const JewishDays = Closed({
  yomTov: oneOf(...HOURS_ANSWERS.yomTov),
  erev: oneOf(...HOURS_ANSWERS.erev),
  cholHamoed: oneOf(...HOURS_ANSWERS.cholHamoed),
  fast: oneOf(...HOURS_ANSWERS.fast),
})
export type JewishDays = Static<typeof JewishDays>

/** Who states hours or prayer times, and when. */
export const HoursSource = {
  source: Closed({ name: Line, url: Type.Optional(Url) }),
  confirmedAt: Day,
  /** `opening_hours` or `service_times` as OpenStreetMap has it. */
  raw: Type.Optional(Line),
}

/** When a listing is open, on which days, and who says so. Days that no row names are closed. */
export const Hours = Closed({
  week: Type.Array(Closed({ days: Type.Array(oneOf(...WEEKDAYS), { minItems: 1, maxItems: 7 }), spans: Spans }), {
    minItems: 1,
    maxItems: 7,
  }),
  jewishDays: JewishDays,
  /** Days with hours of their own, whatever else they are. */
  exceptions: Type.Optional(Type.Array(Closed({ from: Day, to: Day, spans: Spans }), { maxItems: 50 })),
  ...HoursSource,
})
export type Hours = Static<typeof Hours>
export type WeekRow = Hours['week'][number]
