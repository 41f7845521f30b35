import { dayNumber } from './dates.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** What a clock on the wall shows. */
interface WallClock {
  /** `YYYY-MM-DD`. */
  day: string
  /** `HH:MM`, 00 to 23 hours. */
  time: string
}

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
    formatters.set(timeZone, formatter)
  }
  return formatter
}

/** The wall clock of an IANA zone at `at`, epoch milliseconds. RangeError for an unknown zone. */
export function wallClock(timeZone: string, at: number): WallClock {
  // '12/11/2026, 15:35'
  const [month, day, year, hour, minute] =
    formatterOf(timeZone).format(at).match(/\d+/g) ?? []
  return { day: `${year}-${month}-${day}`, time: `${hour}:${minute}` }
}

/** How far the zone's clock is ahead of UTC at `at`, in milliseconds. */
export function zoneOffset(timeZone: string, at: number): number {
  const { day, time } = wallClock(timeZone, at)
  const minute = Math.floor(at / MINUTE_MS) * MINUTE_MS
  return Date.parse(`${day}T${time}:00Z`) - minute
}

/** The first moment of a calendar day in the zone, epoch milliseconds; 01:00 where a clock change skips midnight. */
export function startOfDay(timeZone: string, day: string): number {
  const midnight = dayNumber(day) * DAY_MS
  const earlier = midnight - zoneOffset(timeZone, midnight - DAY_MS)
  const later = midnight - zoneOffset(timeZone, midnight + DAY_MS)
  const candidates = [Math.min(earlier, later), Math.max(earlier, later)]
  return (
    candidates.find((at) => wallClock(timeZone, at).day === day) ??
    Math.max(earlier, later)
  )
}
