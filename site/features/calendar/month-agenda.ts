import { localDayText } from '#core/domain/times/dates.ts'
import { eventsOn, momentsOf, type CalendarEvent, type EventKind } from './month-calendar.ts'
import { fullDate, type ShownDay, type Wording } from './month-days.ts'
import { monthOfDay } from './months.ts'

/** A special day in the list below the calendar. */
export interface AgendaDay {
  day: string
  /** 'Friday, 20 November 2026'. */
  date: string
  hebrew: string
  occasions: readonly { kind: EventKind; text: string; url?: string }[]
  times: readonly AgendaTime[]
}

export interface AgendaTime {
  kind: EventKind
  label: string
  /** HH:MM, or the word for none. */
  time: string
  /** The date of the time if it differs: far north, night falls after midnight. */
  otherDay?: string
}

const NOT_NAMED: readonly EventKind[] = ['hebrew', 'omer']

/** The special days of a civil month; `added` are events of the public calendar. */
export function agendaOf(
  days: readonly ShownDay[],
  wording: Wording,
  month: string,
  added: readonly CalendarEvent[] = [],
): AgendaDay[] {
  return days
    .filter(({ day }) => monthOfDay(day) === month)
    .map((day) => agendaDay(day, wording, added))
    .filter(({ occasions, times }) => occasions.length + times.length > 0)
}

function agendaDay(day: ShownDay, wording: Wording, added: readonly CalendarEvent[]): AgendaDay {
  const own = eventsOn([day], wording, day.day).filter(
    ({ kind, time }) => time === undefined && !NOT_NAMED.includes(kind),
  )
  const others = added.filter((event) => isOn(event, day.day))
  return {
    day: day.day,
    date: localDayText(wording.lang, day.day, 'long'),
    hebrew: fullDate(wording, day.hebrew),
    occasions: [...own, ...others].map(({ kind, label, url }) => ({
      kind,
      text: label,
      ...(url && { url }),
    })),
    times: timesOf(day, wording),
  }
}

function timesOf(day: ShownDay, wording: Wording): AgendaTime[] {
  return momentsOf(day, wording).map(({ kind, label, moment }) => ({
    kind,
    label,
    time: moment.at === 'none' ? wording.texts.none : moment.at.local,
    ...(moment.day !== day.day && {
      otherDay: localDayText(wording.lang, moment.day, 'short'),
    }),
  }))
}

/** Whether an event includes a day; its end, if any, is exclusive. */
function isOn({ start, end, allDay }: CalendarEvent, day: string): boolean {
  const first = start.slice(0, 10)
  if (!end) return first === day
  const last = end.slice(0, 10)
  return first <= day && (allDay ? day < last : day <= last)
}
