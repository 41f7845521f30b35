import type { PlaceCalendar } from '#core/contract/times.ts'
import { localDayText } from '#core/domain/times/dates.ts'
import { stayDays, type StayDay } from '#core/domain/trip/stay.ts'
import type { Stop } from '#core/domain/trip/stops.ts'
import { filled } from '#core/i18n/filled.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { TripWords } from './trip-props.ts'

interface Props {
  lang: Lang
  words: TripWords
  stop: Stop
  calendar: PlaceCalendar
}

/** The days of a stay: what day it is, and the times of its evening. */
export function StayDays({ lang, words, stop, calendar }: Props) {
  const days = stayDays(stop, calendar)
  const isMissing = days.some(({ lighting, havdalah }) => (lighting && !lighting.time) || (havdalah && !havdalah.time))
  return (
    <>
      <ol className="trip-days">
        {days.map((day) => (
          <li key={day.day} className={day.isHoly ? 'is-holy' : undefined}>
            <b>{localDayText(lang, day.day, 'short')}</b>
            <span>
              <bdi>{namesOf(day, words)}</bdi>
            </span>
            <span data-clock>{eveningOf(day, words)}</span>
          </li>
        ))}
      </ol>
      {isMissing && <p className="notice is-warning">{words.noneWhy}</p>}
    </>
  )
}

function namesOf({ parasha, occasions, isShabbat, lighting, isLeaving }: StayDay, words: TripWords): string {
  const shabbat = parasha ? filled(words.parasha, { name: parasha }) : isShabbat ? words.shabbat : ''
  const names = [shabbat, ...occasions].filter(Boolean)
  if (isLeaving) names.unshift(words.departure)
  return names.join(' · ') || (lighting ? '' : words.nothing)
}

function eveningOf({ lighting, havdalah }: StayDay, { candles, havdalah: end, none }: TripWords): string {
  // Between Shabbat and a festival there is no havdalah, but the next lighting.
  const parts = [havdalah && `${end} ${havdalah.time ?? none}`, lighting && `${candles} ${lighting.time ?? none}`]
  return parts.filter(Boolean).join(' · ')
}
