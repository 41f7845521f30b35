import { dayNumber } from './dates.ts'

const DAY_MS = 86_400_000
const SECOND_MS = 1000

/** Local date and time. */
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
      second: '2-digit',
    })
    formatters.set(timeZone, formatter)
  }
  return formatter
}

/** The wall clock of an IANA zone at `at`, epoch milliseconds. RangeError for an unknown zone. */
export function wallClock(timeZone: string, at: number): WallClock {
  const clock = new Date(at + zoneOffset(timeZone, at)).toISOString()
  return { day: clock.slice(0, 10), time: clock.slice(11, 16) }
}

/** The zone's offset from UTC at `at`, in milliseconds. RangeError for an unknown zone. */
export function zoneOffset(timeZone: string, at: number): number {
  // Intl would take half the time of a day's times, and no clock changes twice in 24 hours.
  const day = Math.floor(at / DAY_MS)
  const offset = offsetAtMidnight(timeZone, day)
  if (offset === offsetAtMidnight(timeZone, day + 1)) return offset
  return askOffset(timeZone, at)
}

const MAX_DAYS = 2000
/** By zone, then by days from 1970-01-01. */
const midnights = new Map<string, Map<number, number>>()

/** At 00:00 UTC. */
function offsetAtMidnight(timeZone: string, day: number): number {
  let days = midnights.get(timeZone)
  if (!days || days.size >= MAX_DAYS) {
    days = new Map()
    midnights.set(timeZone, days)
  }
  let offset = days.get(day)
  if (offset === undefined) {
    offset = askOffset(timeZone, day * DAY_MS)
    days.set(day, offset)
  }
  return offset
}

function askOffset(timeZone: string, at: number): number {
  // '12/11/2026, 15:35:00'
  const [month, day, year, ...time] = formatterOf(timeZone).format(at).match(/\d+/g) ?? []
  const clock = `${year?.padStart(4, '0')}-${month}-${day}T${time.join(':')}Z`
  return Date.parse(clock) - Math.floor(at / SECOND_MS) * SECOND_MS
}

/** The first moment of a calendar day in the zone, epoch milliseconds; 01:00 if a clock change skips midnight. */
export function startOfDay(timeZone: string, day: string): number {
  const midnight = dayNumber(day) * DAY_MS
  const earlier = midnight - zoneOffset(timeZone, midnight - DAY_MS)
  const later = midnight - zoneOffset(timeZone, midnight + DAY_MS)
  const candidates = [Math.min(earlier, later), Math.max(earlier, later)]
  return candidates.find((at) => wallClock(timeZone, at).day === day) ?? Math.max(earlier, later)
}
