import type { DayZmanim, NamedTime, ZmanimRequest } from '#core/contract/times.ts'
import { addDays, localDayText } from '#core/domain/times/dates.ts'
import type { FestivalEves } from '#site/ui/dates/lighting-eves.ts'

/** A Tuesday, 14:00 in Jerusalem. */
export const TUESDAY = Date.parse('2026-11-17T12:00:00Z')
export const FRIDAY = Date.parse('2026-11-20T10:00:00Z')

/** Rosh Hashanah 5788 is out of reach of these; Pesach of 5787 is within. */
export const EVES: FestivalEves = {
  israel: ['2027-04-21', '2027-04-27'],
  diaspora: ['2027-04-21', '2027-04-22', '2027-04-27', '2027-04-28'],
}

interface City {
  text: string
  timeZone: string
  israel: boolean
  candles: number
  url?: string
}

export const JERUSALEM = 281184
export const NEW_YORK = 5128581
export const TOKYO = 1850147

export const CITIES: Readonly<Record<number, City>> = {
  [JERUSALEM]: {
    text: 'Jerusalem, Israel',
    timeZone: 'Asia/Jerusalem',
    israel: true,
    candles: 40,
    url: '/Jewish_Guide-TJ281184-Jerusalem-Jewish_Guide.html',
  },
  [NEW_YORK]: {
    text: 'New York City, New York, United States',
    timeZone: 'America/New_York',
    israel: false,
    candles: 18,
  },
  [TOKYO]: {
    text: 'Tokyo, Japan',
    timeZone: 'Asia/Tokyo',
    israel: false,
    candles: 18,
  },
}

export function time(name: string, fields: Partial<NamedTime>): NamedTime {
  const day = '2026-11-17'
  return {
    name,
    title: name,
    opinion: `by ${name}`,
    holy: false,
    day,
    ...fields,
  }
}

/** What the API answers to a request. */
export function zmanimOf({ to, ...request }: ZmanimRequest): DayZmanim {
  if (!to) return dayOf(request)
  const following: DayZmanim[] = []
  for (let date = addDays(request.date, 1); date <= to; date = addDays(date, 1))
    following.push(dayOf({ ...request, date }))
  return { ...dayOf(request), following }
}

/** A lighting on each eve, havdalah at the end, and a sunrise. */
function dayOf(request: ZmanimRequest): DayZmanim {
  const { loc, date, candles, havdalah = '8.5', elevation = false } = request
  const { text, timeZone, israel, candles: custom, url } = CITIES[loc]!
  const isFriday = new Date(`${date}T00:00Z`).getUTCDay() === 5
  const isSaturday = new Date(`${date}T00:00Z`).getUTCDay() === 6
  const eves = israel ? EVES.israel : EVES.diaspora
  const times: NamedTime[] = []
  if (isFriday || eves.includes(date)) {
    const title = 'Candle lighting'
    times.push(time('candleLighting', { title, holy: true, day: date, time: '15:57' }))
  }
  if (isSaturday)
    times.push(
      time('havdalah', {
        title: 'Havdalah',
        holy: true,
        day: date,
        time: '17:16',
        at: Date.parse(`${date}T15:16Z`),
      }),
    )
  times.push(time('sunrise', { title: 'Sunrise', day: date, time: '06:12' }))
  return {
    hebrew: `Hebrew ${date}`,
    hebrewAtSunset: `Hebrew night of ${date}`,
    formated_gregorian: localDayText('en', date, 'long'),
    times,
    date,
    loc: { id: loc, text, timeZone, israel, ...(url && { url }) },
    occasions: isSaturday ? ['Parashat Vayetzei', 'Chanukah'] : [],
    method: { candles: candles ?? custom, havdalah, elevation },
  }
}
