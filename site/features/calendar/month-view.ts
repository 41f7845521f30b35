import { hebrewDayIn } from '#core/domain/times/calendar-names.ts'
import { candleMinutes, isIsrael } from '#core/domain/times/lighting-customs.ts'
import { methodOf, type TimesMethod, type TimesOptions } from '#core/domain/times/options.ts'
import type { OccasionKind, TimesPlace } from '#core/domain/times/types.ts'
import { agendaOf, type AgendaDay } from './month-agenda.ts'
import { eventsOn, type CalendarEvent } from './month-calendar.ts'
import { daysOf, numberText, type ShownDay, type Wording } from './month-days.ts'
import { panelOf, type Panel } from './month-panel.ts'
import { firstDayOfView } from './months.ts'

/** The view of a month. */
export interface MonthView {
  /** The first of the 42 days. */
  first: string
  squares: ReadonlyMap<string, Square>
  events: readonly CalendarEvent[]
  panel: Panel
  agenda: readonly AgendaDay[]
  /** Whether a time is missing because the sun does not set or no night falls. */
  hasNone: boolean
  /** How times and festivals are calculated; absent without a place. */
  rules?: Rules
}

export interface Rules {
  israel: boolean
  method: TimesMethod
  timeZone: string
}

/** A day in its square. */
export interface Square {
  /** '10 Kislev'; only `number` in small squares. */
  date: string
  number: string
  /** Whether a Hebrew month starts. */
  isFirst: boolean
  /** The reason for the square's tint. */
  tint?: Tint
}
export type Tint = 'holy' | 'halfHoly' | 'fast' | 'shabbat'

export interface ViewInput {
  place: TimesPlace | undefined
  wording: Wording
  /** `YYYY-MM`. */
  month: string
  options?: TimesOptions
  /** Events of the public calendar. */
  added?: readonly CalendarEvent[]
}

/** The view of a month at a place. RangeError for an impossible place. */
export function viewOf({ place, wording, month, options = {}, added = [] }: ViewInput): MonthView {
  const first = firstDayOfView(month)
  const days = daysOf(place, first, options)
  const own = eventsOn(days, wording, first)
  return {
    first,
    squares: new Map(days.map((day) => [day.day, squareOf(day, wording)])),
    events: [...own, ...added],
    hasNone: own.some(({ allDay, time }) => allDay && time !== undefined),
    panel: panelOf(days, wording, first),
    agenda: agendaOf(days, wording, month, added),
    ...(place && { rules: rulesOf(place, options) }),
  }
}

function squareOf(day: ShownDay, wording: Wording): Square {
  const tint = tintOf(day)
  return {
    date: hebrewDayIn(wording.calendar, day.hebrew),
    number: numberText(wording, day.hebrew.day),
    isFirst: day.hebrew.day === 1,
    ...(tint && { tint }),
  }
}

const TINTS: readonly (readonly [OccasionKind, Tint])[] = [
  ['yomTov', 'holy'],
  ['cholHamoed', 'halfHoly'],
  ['fast', 'fast'],
]

function tintOf({ day, occasions }: ShownDay): Tint | undefined {
  const found = TINTS.find(([kind]) => occasions.some((occasion) => occasion.kind === kind))
  if (found) return found[1]
  return new Date(`${day}T00:00:00Z`).getUTCDay() === 6 ? 'shabbat' : undefined
}

function rulesOf(place: TimesPlace, options: TimesOptions): Rules {
  return {
    israel: isIsrael(place),
    method: methodOf(candleMinutes(place), options),
    timeZone: place.timeZone,
  }
}
