import { localDayText } from '#core/domain/times/dates.ts'
import type { Stop } from '#core/domain/trip/stops.ts'
import { stayDays, type StayDay } from '#core/domain/trip/stay.ts'
import { format } from '#core/i18n/format.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { PlaceCalendar } from '#core/contract/times.ts'
import type { TripWords } from './trip-props.ts'

interface StayDaysProps {
  lang: Lang
  words: TripWords
  stop: Stop
  calendar: PlaceCalendar
}

/** The days of a stay: what day it is, and the times of its evening. */
export function StayDays({ lang, words, stop, calendar }: StayDaysProps) {
  const days = stayDays(stop, calendar)
  const isMissing = days.some(({ lighting, havdalah, moments }) =>
    [lighting, havdalah, ...moments].some((moment) => moment && !moment.time),
  )
  return (
    <>
      <ol className="trip-days">
        {runsOf(days, words).map(({ day, until }) => (
          <li key={day.day} className={day.isHoly ? 'is-holy' : undefined}>
            <b>{[day.day, ...(until ? [until] : [])].map((date) => shortDay(lang, date)).join(' – ')}</b>
            <span>
              {isOrdinary(day) ? <span className="quiet">{words.nothing}</span> : <bdi>{namesOf(day, words)}</bdi>}
            </span>
            <span className="trip-hours" data-clock>
              {hoursOf(day, words).map(({ title, time, note, isMain }) => (
                <span key={title}>
                  {title} {isMain ? <b>{time}</b> : time}
                  {note && ` (${note})`}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
      {isMissing && <p className="notice is-warning">{words.noneWhy}</p>}
    </>
  )
}

/** On one line: of two days, the second may stand below the first. */
const shortDay = (lang: Lang, date: string): string => localDayText(lang, date, 'short').replaceAll(' ', '\u00a0')

interface DayRun {
  day: StayDay
  /** The last of several days. */
  until?: string
}

/** Days of the same name one after the other, without hours, are one line. */
function runsOf(days: readonly StayDay[], words: TripWords): DayRun[] {
  const runs: DayRun[] = []
  for (const day of days) {
    const last = runs.at(-1)
    const isPlain = ({ isHoly, isLeaving }: StayDay) => !isHoly && !isLeaving
    const isSame = (other: StayDay) => isPlain(other) && isPlain(day) && namesOf(other, words) === namesOf(day, words)
    const hours = last ? [...hoursOf(last.day, words), ...hoursOf(day, words)] : []
    if (last && hours.length === 0 && isSame(last.day)) last.until = day.day
    else runs.push({ day })
  }
  return runs
}

/** Whether it is no Shabbat, festival or fast, nor an evening with candles, nor the day of leaving. */
const isOrdinary = ({ isShabbat, occasions, lighting, moments, isLeaving }: StayDay): boolean =>
  !isShabbat && !isLeaving && !lighting && occasions.length + moments.length === 0

function namesOf({ parasha, occasions, isShabbat, isLeaving }: StayDay, words: TripWords): string {
  // A Shabbat of a festival's middle days has a name of its own.
  const isNamed = occasions.some((name) => name.includes(words.shabbat))
  const shabbat = parasha ? format(words.parasha, { name: parasha }) : isShabbat && !isNamed ? words.shabbat : ''
  const names = [shabbat, ...occasions].filter(Boolean)
  if (isLeaving) names.unshift(words.departure)
  return names.join(' · ')
}

interface Hour extends Readonly<Record<'title' | 'time' | 'note', string>> {
  /** Beside candle lighting and havdalah, the hours of a fast are less. */
  isMain: boolean
}

/** The hours of a day in their order; between Shabbat and a festival there is no havdalah, but the next lighting. */
function hoursOf({ lighting, havdalah, moments }: StayDay, words: TripWords): Hour[] {
  const isMain = !havdalah && !lighting
  const hours = moments.map(({ title, ...moment }) => ({ ...moment, title, note: '', isMain }))
  if (havdalah) hours.push({ ...havdalah, title: words.havdalah, note: '', isMain: true })
  if (lighting) {
    const note = lighting.isFromFlame ? words.flame : ''
    hours.push({ ...lighting, title: words.candles, note, isMain: true })
  }
  return hours
    .toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0))
    .map(({ title, time = words.none, note, isMain }) => ({ title, time, note, isMain }))
}
