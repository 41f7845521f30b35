import { addDays } from '#core/domain/times/dates.ts'
import { festivalNameIn, occasionNameIn, portionNameIn } from '#core/domain/times/calendar-names.ts'
import { isEveOfChanukah } from '#core/domain/times/jewish-day.ts'
import type { DayMoment, OccasionKind } from '#core/domain/times/types.ts'
import { format } from '#core/i18n/format.ts'
import { fullDate, numberText, type ShownDay, type Wording } from './month-days.ts'
import { lastDayOfView } from './months.ts'

export type EventKind =
  | OccasionKind
  | 'hebrew'
  | 'portion'
  | 'omer'
  | 'candles'
  | 'chanukah'
  | 'havdalah'
  | 'fastTime'
  | 'public'

/** An event of the calendar. All-day events end on the day after; moments have no end. */
export interface CalendarEvent {
  id: string
  /** The full text, with its time. */
  title: string
  /** `YYYY-MM-DD`, or with local time `YYYY-MM-DDTHH:MM`. */
  start: string
  end?: string
  allDay: boolean
  url?: string
  className: string
  color: string
  editable: false
  kind: EventKind
  /** The short text in a square; the time, HH:MM, is separate. */
  label: string
  time?: string
  /** A note before the time, if any: 'not before'. */
  note?: string
  /** Its place in the square. */
  order: number
}

type Said = Pick<CalendarEvent, 'kind' | 'title' | 'label'>

/** Events of days in the six weeks from `first`: Hebrew dates, occasions, portions, Omer, the times of the place. */
export function eventsOn(days: readonly ShownDay[], wording: Wording, first: string): CalendarEvent[] {
  const last = lastDayOfView(first)
  return days
    .flatMap((day) => [...dayEvents(day, wording), ...timedEvents(day, wording)])
    .filter(({ start }) => start >= first && start.slice(0, 10) <= last)
}

function dayEvents(day: ShownDay, wording: Wording): CalendarEvent[] {
  const { calendar, texts } = wording
  const date = fullDate(wording, day.hebrew)
  const said: Said[] = [{ kind: 'hebrew', title: date, label: date }]
  for (const occasion of day.occasions) {
    const name = occasionNameIn(calendar, occasion)
    said.push({ kind: occasion.kind, title: name, label: name })
  }
  if (isEveOfChanukah(day.hebrew)) {
    said.push({ kind: 'eve', title: texts.eveOfChanukah, label: texts.eveOfChanukah })
  }
  if (day.parasha.length > 0) {
    const name = portionNameIn(calendar, day.parasha)
    const text = format(texts.parasha, { name })
    said.push({ kind: 'portion', title: text, label: text })
  }
  if (day.omer !== undefined) {
    const number = numberText(wording, day.omer)
    const label = format(texts.omer, { number })
    said.push({ kind: 'omer', title: calendar.omer(day.omer), label })
  }
  return said.map((line, at) => ({
    ...line,
    ...looks(line.kind),
    id: `${day.day}-${line.kind}-${at}`,
    start: day.day,
    end: addDays(day.day, 1),
    allDay: true,
    order: orderOf(line.kind) + at,
  }))
}

/** In small squares, the evening's times matter most after the names. */
function orderOf(kind: EventKind): number {
  if (kind === 'omer') return 300
  if (kind === 'fastTime') return 200
  return kind === 'candles' || kind === 'havdalah' || kind === 'chanukah' ? 100 : 0
}

/** A label and its moment; `title` has more detail for screen readers. */
export interface SaidMoment {
  kind: EventKind
  label: string
  moment: DayMoment
  title: string
  note?: string
}

/** The times of a day in order; equal ones in the order of their actions. */
export function momentsOf(day: ShownDay, wording: Wording): SaidMoment[] {
  const { calendar, texts } = wording
  const { lighting, havdalah, chanukah, fasts = [] } = day
  const moments: SaidMoment[] = fasts.map(({ name, edge, ...moment }) => {
    const text = edge === 'begins' ? texts.fastBegins : texts.fastEnds
    const title = `${text} (${festivalNameIn(calendar, name)})`
    // The evening before 9 Av names the fast, which belongs to the next day.
    const isNamed = day.occasions.some((occasion) => occasion.name === name)
    return { kind: 'fastTime', label: isNamed ? text : title, title, moment }
  })
  const said = (kind: EventKind, label: string, moment: DayMoment, note?: string) =>
    moments.push({ kind, label, title: label, moment, ...(note && { note }) })
  const chanukahText = chanukah && format(texts.chanukah, { number: String(chanukah.candles) })
  if (chanukahText && chanukah.when !== 'afterHavdalah') said('chanukah', chanukahText, chanukah)
  if (lighting) {
    const isLate = lighting.when === 'afterNightfall'
    const note = isLate ? texts.afterNightfall : undefined
    const label = [texts.candles, note].filter(Boolean).join(', ')
    said('candles', label, lighting, note)
  }
  if (havdalah) said('havdalah', texts.havdalah, havdalah)
  if (chanukahText && chanukah.when === 'afterHavdalah') said('chanukah', chanukahText, chanukah)
  return moments.sort((a, b) => when(a) - when(b))
}

function when({ moment: { at } }: SaidMoment): number {
  return at === 'none' ? Number.MAX_SAFE_INTEGER : at.at
}

function timedEvents(day: ShownDay, wording: Wording): CalendarEvent[] {
  return momentsOf(day, wording).map((said, at) => {
    const { kind, label, title, note, moment } = said
    const isNone = moment.at === 'none'
    const time = moment.at === 'none' ? wording.texts.none : moment.at.local
    return {
      ...looks(kind),
      id: `${day.day}-${kind}-time-${at}`,
      title: `${title} ${time}`,
      start: isNone ? moment.day : `${moment.day}T${time}`,
      ...(isNone && { end: addDays(moment.day, 1) }),
      allDay: isNone,
      kind,
      label,
      time,
      ...(note && { note }),
      order: orderOf(kind) + at,
    }
  })
}

export function looks(kind: EventKind): Pick<CalendarEvent, 'className' | 'color' | 'editable'> {
  return {
    className: `cal-event is-${kind}`,
    color: `var(--cal-${kind}, var(--ink-soft))`,
    editable: false,
  }
}
