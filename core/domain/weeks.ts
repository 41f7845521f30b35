const DAY_MS = 86_400_000
const WEEK_DAYS = 7
/** 1 January 1970 was a Thursday. */
const SUNDAY_OFFSET = 4

/** The day of a moment, epoch milliseconds, in UTC: `2026-11-26`. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** The Sunday on which the week of a moment began, in UTC. */
export function weekOf(at: number): string {
  const day = Math.floor(at / DAY_MS)
  return dayOf((day - ((day + SUNDAY_OFFSET) % WEEK_DAYS)) * DAY_MS)
}

/** The week that begins so many weeks after another. */
export const weekAfter = (week: string, weeks: number): string => dayOf(Date.parse(week) + weeks * WEEK_DAYS * DAY_MS)
