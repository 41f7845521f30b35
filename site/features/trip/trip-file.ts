import { addDays, dayNumber } from '#core/domain/times/dates.ts'
import { icalendar, UID_DOMAIN, type CalendarEvent } from '#core/domain/times/icalendar.ts'
import type { PlaceCalendar, ShabbatRun } from '#core/contract/times.ts'
import { warningsOf } from '#core/domain/trip/stay.ts'
import { leavingDay, type Stop } from '#core/domain/trip/stops.ts'
import { format } from '#core/i18n/format.ts'
import { download } from '#site/ui/page/download.ts'
import { keyOf } from '#site/features/trip/stay.ts'
import type { TripState } from '#site/features/trip/trip.ts'
import { stayName } from './stay-name.ts'
import type { TripWords } from './trip-props.ts'
import { runName } from './warning-text.ts'

const DAY_MS = 86_400_000

/** Saves a trip as an iCalendar file. */
export function tripFile(trip: Pick<TripState, 'stops' | 'stays'>, words: TripWords): void {
  const text = tripCalendar(trip, words, Date.now())
  download(new Blob([text], { type: 'text/calendar' }), 'trip.ics')
}

/** The text of an iCalendar file: stays, candle lightings, havdalot and festivals. */
export function tripCalendar(
  { stops, stays }: Pick<TripState, 'stops' | 'stays'>,
  words: TripWords,
  stamp: number,
): string {
  const known = stops.flatMap((stop) => {
    const stay = stays.get(keyOf(stop))
    return stay?.status === 'ready' ? [{ stop, calendar: stay.calendar, name: stayName(stay, words) }] : []
  })
  const days = stops.flatMap((stop) => [dayNumber(stop.day), dayNumber(leavingDay(stop))])
  return icalendar({
    name: words.nav,
    description: words.title,
    timeZone: known[0]?.calendar.timeZone ?? 'UTC',
    from: (Math.min(...days) - 2) * DAY_MS,
    until: (Math.max(...days) + 3) * DAY_MS,
    stamp,
    events: known.flatMap((stay) => eventsOf(stay, words)),
  })
}

/** The days of the stay on which an eruv tavshilin is made. */
const eruvDays = ({ stop, calendar }: Pick<KnownStop, 'stop' | 'calendar'>): string[] =>
  warningsOf(stop, calendar, 0).flatMap((warning) => (warning.kind === 'eruvTavshilin' ? [warning.day] : []))

interface KnownStop {
  stop: Stop
  calendar: PlaceCalendar
  /** Of the stay. */
  name: string
}

function eventsOf({ stop, calendar, name }: KnownStop, words: TripWords): CalendarEvent[] {
  const { tlid, locTitle, timeZone, times } = calendar
  const last = addDays(leavingDay(stop), -1)
  const uid = (kind: string, day: string) => `trip-${kind}-${day}-${tlid}@${UID_DOMAIN}`
  const timed = (kind: string, moment: ShabbatRun['havdalah'], summary: string): CalendarEvent[] =>
    moment.at === undefined || moment.day < stop.day || moment.day > last
      ? []
      : [{ uid: uid(kind, moment.day), start: { at: moment.at }, timeZone, summary: `${summary} (${locTitle})` }]
  const stay = { uid: uid('stay', stop.day), start: { day: stop.day, days: stop.nights } }
  return [
    { ...stay, summary: format(words.stay, { place: name }) },
    ...calendar.days
      .filter(({ day }) => stop.day <= day && day <= last)
      .flatMap(({ day, occasions, moments = [] }) => [
        ...(occasions.length > 0
          ? [{ uid: uid('day', day), start: { day }, summary: occasions.map(({ name }) => name).join(', ') }]
          : []),
        ...moments.flatMap((moment, at) => timed(`moment${at}`, moment, moment.title)),
      ]),
    ...eruvDays({ stop, calendar }).map((day) => ({
      uid: uid('eruv', day),
      start: { day },
      summary: words.eruvName,
    })),
    ...times.flatMap((run) => {
      const occasion = runName(run, words)
      return [
        ...run.lightings.flatMap((moment) => timed('candles', moment, format(words.candlesFor, { occasion }))),
        ...timed('havdalah', run.havdalah, format(words.havdalahAfter, { occasion })),
      ]
    }),
  ]
}
