/** Facts recorded this many years ago are marked as old: places close, move and change hands. */
export const OLD_YEARS = 2

/** What was recorded before this day is old on another one; both are YYYY-MM-DD. */
export function oldBefore(day: string): string {
  return `${String(Number(day.slice(0, 4)) - OLD_YEARS).padStart(4, '0')}${day.slice(4)}`
}

/** Whether a day is more than two years before another one; days are YYYY-MM-DD. */
export const isOlder = (day: string | undefined, than: string | undefined): boolean =>
  day !== undefined && than !== undefined && day < oldBefore(than)
