import { addDays, addMonths, dayNumber, weekdayOf } from '#core/domain/times/dates.ts'
import { isWithin, type DayRange } from './lighting-eves.ts'

// Keyboard control of a grid of days, only some of which can be chosen.

export interface DayGrid {
  range: DayRange
  /** Whether a day in the range can be chosen. */
  canPick: (day: string) => boolean
  dir: 'ltr' | 'rtl'
}

interface Key {
  key: string
  shiftKey: boolean
}

/** The selectable day that a key leads to; undefined for other keys, or if there is none. */
export function dayByKey(day: string, { key, shiftKey }: Key, grid: DayGrid): string | undefined {
  const ahead = grid.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return firstFrom(day, { step: key === ahead ? 1 : -1, skip: 1 }, grid)
    case 'ArrowDown':
      return firstFrom(day, { step: 1, skip: 7 }, grid)
    case 'ArrowUp':
      return firstFrom(day, { step: -1, skip: 7 }, grid)
    case 'PageDown':
      return nearest(addMonths(day, shiftKey ? 12 : 1), grid)
    case 'PageUp':
      return nearest(addMonths(day, shiftKey ? -12 : -1), grid)
    case 'Home':
      return inWeek(day, { step: 1, from: addDays(day, -weekdayOf(day)) }, grid)
    case 'End':
      return inWeek(day, { step: -1, from: addDays(day, 6 - weekdayOf(day)) }, grid)
    default:
      return undefined
  }
}

/** The first selectable day at least `skip` days on. */
function firstFrom(
  day: string,
  { step, skip }: { step: 1 | -1; skip: number },
  { range, canPick }: DayGrid,
): string | undefined {
  let at = addDays(day, step * skip)
  while (isWithin(range, at) && !canPick(at)) at = addDays(at, step)
  return isWithin(range, at) ? at : undefined
}

/** The first or last selectable day of a week, `day` itself if there is no other. */
function inWeek(day: string, { step, from }: { step: 1 | -1; from: string }, { range, canPick }: DayGrid): string {
  let at = from
  while (at !== day && !(isWithin(range, at) && canPick(at))) at = addDays(at, step)
  return at
}

/** The nearest selectable day, preferably in the month of `wanted`. */
function nearest(wanted: string, grid: DayGrid): string | undefined {
  const { from, to } = grid.range
  const target = wanted < from ? from : wanted > to ? to : wanted
  if (grid.canPick(target)) return target
  const month = target.slice(0, 7)
  const far = (day: string) => Math.abs(dayNumber(day) - dayNumber(target)) + (day.startsWith(month) ? 0 : 31)
  const [day] = ([1, -1] as const)
    .map((step) => firstFrom(target, { step, skip: 1 }, grid))
    .filter((found) => found !== undefined)
    .sort((a, b) => far(a) - far(b))
  return day
}

const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/** A day of the first visible month, moved only as far as needed to show `day`. */
export function monthShowing(shown: string, day: string, months: number): string {
  const ahead = monthNumber(day) - monthNumber(shown)
  if (ahead < 0) return day
  return ahead < months ? shown : addMonths(day, 1 - months)
}
