import { addDays, dayNumber, weekdayOf } from '#core/domain/times/dates.ts'
import { icalendar, UID_DOMAIN, type CalendarEvent } from '#core/domain/times/icalendar.ts'
import type { PlaceCalendar, ShabbatRun } from '#core/contract/times.ts'
import { warningsOf } from '#core/domain/trip/stay.ts'
import { leavingDay, type Stop } from '#core/domain/trip/stops.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { format } from '#core/i18n/format.ts'
import { download } from '#site/ui/page/download.ts'
import { keyOf } from '#site/features/trip/stay.ts'
import type { TripState } from '#site/features/trip/trip.ts'
import { stayName } from './stay-name.ts'
import type { TripWords } from './trip-props.ts'
import { runName, warningText } from './warning-text.ts'

const DAY_MS = 86_400_000

interface Language {
  lang: Lang
  words: TripWords
}

/** Saves a trip as an iCalendar file. */
export function tripFile(trip: Pick<TripState, 'stops' | 'stays'>, language: Language): void {
  const text = tripCalendar(trip, language, Date.now())
  download(new Blob([text], { type: 'text/calendar' }), 'trip.ics')
}

/** The text of an iCalendar file: stays, candle lightings, havdalot and festivals. */
export function tripCalendar(
  { stops, stays }: Pick<TripState, 'stops' | 'stays'>,
  language: Language,
  stamp: number,
): string {
  const { words } = language
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
    events: known.flatMap((stay) => eventsOf(stay, language)),
  })
}

const eruvs = ({ stop, calendar }: Pick<KnownStop, 'stop' | 'calendar'>) =>
  warningsOf(stop, calendar, 0).filter((warning) => warning.kind === 'eruvTavshilin')

interface KnownStop {
  stop: Stop
  calendar: PlaceCalendar
  /** Of the stay. */
  name: string
}

function eventsOf({ stop, calendar, name }: KnownStop, { lang, words }: Language): CalendarEvent[] {
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
    ...eruvs({ stop, calendar }).map((warning) => ({
      uid: uid('eruv', warning.day),
      start: { day: warning.day },
      summary: words.eruvName,
      description: warningText(lang, warning, { words, hours: 0 }),
    })),
    ...times.flatMap((run) => {
      const occasions = run.lightings.map((_, at) => dayName(run, at, { calendar, words }))
      const candles = (at: number) => format(words.candlesFor, { occasion: occasions[at]! })
      return [
        ...run.lightings.flatMap((moment, at) =>
          timed('candles', moment, at > 0 ? `${candles(at)}, ${words.flame}` : candles(at)),
        ),
        ...timed('havdalah', run.havdalah, format(words.havdalahAfter, { occasion: occasions.at(-1) ?? '' })),
      ]
    }),
  ]
}

const SATURDAY = 6

/** What a day of a run is, counted from 0: 'Pesach (day 2)', 'Shabbat'. */
function dayName(run: ShabbatRun, at: number, { calendar, words }: { calendar: PlaceCalendar; words: TripWords }) {
  if (run.lightings.length === 1) return runName(run, words)
  const day = addDays(run.day, at)
  const { occasions = [] } = calendar.days.find((item) => item.day === day) ?? {}
  const festivals = occasions.filter(({ kind }) => kind === 'yomTov').map(({ name }) => name)
  const names = [...(weekdayOf(day) === SATURDAY ? [words.shabbat] : []), ...festivals]
  return names.length > 0 ? names.join(', ') : runName(run, words)
}
