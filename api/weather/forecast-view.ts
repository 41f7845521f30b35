import { MESSAGES } from '#core/i18n/messages.ts'
import { SKIES, type Sky, type Weather } from '#core/contract/weather.ts'
import { addDays } from '#core/domain/times/dates.ts'
import { sunAltitude } from '#core/domain/times/sun-altitude.ts'
import { startOfDay, wallClock } from '#core/domain/times/zones.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { Forecast, Hour } from './forecast.ts'

/** Number of days, including today. */
const DAYS = 5
/** Maximum interval between two moments of a forecast. */
const STEP_MS = 6 * 3_600_000
/** The hours that determine a day's sky. */
const DAYTIME = { from: '08:00', to: '20:00' }
/** Altitude of the sun's centre at sunset, with refraction. */
const SUNSET_DEGREES = -0.833

export interface Spot {
  lat: number
  lng: number
  timeZone: string
}

/** A forecast at a moment: the current weather, and the days from today on. */
export function weatherAt(
  lang: Lang,
  { hours }: Forecast,
  { lat, lng, timeZone }: Spot,
  now: number,
): Pick<Weather, 'now' | 'days'> {
  const { skies } = MESSAGES[lang].places.weather
  const hour = hours.findLast(({ at }) => at <= now) ?? hours[0]!
  const sky = hour.sky ?? hours.find((later) => later.sky)!.sky!
  const { celsius, wind, humidity } = hour
  return {
    now: {
      sky,
      text: skies[sky],
      night: sunAltitude(now, lat, lng) < SUNSET_DEGREES,
      celsius,
      ...(wind !== undefined && { wind }),
      ...(humidity !== undefined && { humidity }),
    },
    days: daysFrom(hours, timeZone, now).map((day) => ({
      ...day,
      text: skies[day.sky],
    })),
  }
}

type Day = Omit<Weather['days'][number], 'text'>

/** The complete days of a forecast in a zone, from today on. */
function daysFrom(hours: readonly Hour[], timeZone: string, now: number): Day[] {
  const today = wallClock(timeZone, now).day
  const byDay = Map.groupBy(hours, ({ at }) => wallClock(timeZone, at).day)
  const end = hours.at(-1)!.at + STEP_MS
  return [...byDay]
    .filter(([date]) => date >= today && startOfDay(timeZone, addDays(date, 1)) <= end)
    .slice(0, DAYS)
    .flatMap(([date, ofDay]) => {
      const sky = prevailing(ofDay, timeZone)
      const degrees = ofDay.map(({ celsius }) => celsius)
      const minCelsius = Math.min(...degrees)
      const maxCelsius = Math.max(...degrees)
      return sky ? [{ date, sky, minCelsius, maxCelsius }] : []
    })
}

/** The most frequent sky in daytime; the worse of two. Undefined if unknown. */
function prevailing(hours: readonly Hour[], timeZone: string): Sky | undefined {
  const isDaytime = ({ at }: Hour) => {
    const { time } = wallClock(timeZone, at)
    return time >= DAYTIME.from && time < DAYTIME.to
  }
  const seen = hours.filter(({ sky }) => sky)
  const byDay = seen.filter(isDaytime)
  const counted = (byDay.length > 0 ? byDay : seen).map(({ sky }) => sky)
  const times = (sky: Sky) => counted.filter((candidate) => candidate === sky).length
  const [roughest] = SKIES.toReversed()
    .filter((sky) => times(sky) > 0)
    .sort((a, b) => times(b) - times(a))
  return roughest
}
