import { dayNumber } from '../times/dates.ts'
import { zoneOffset } from '../times/zones.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/**
 * The moment, epoch milliseconds, at which the clock shows some minutes of a day. Where a change of clocks shows it
 * twice, places open at the later and close at the earlier; where it skips it, it is as late after the change.
 */
export function clockMoment(timeZone: string, day: string, minutes: number, edge: 'from' | 'to'): number {
  const wall = dayNumber(day) * DAY_MS + minutes * MINUTE_MS
  const tries = [wall - DAY_MS, wall + DAY_MS].map((near) => wall - zoneOffset(timeZone, near))
  const right = tries.filter((at) => at + zoneOffset(timeZone, at) === wall)
  if (right.length === 0) return Math.max(...tries)
  return edge === 'from' ? Math.max(...right) : Math.min(...right)
}
