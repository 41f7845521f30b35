import { dayOf } from '#core/domain/weeks.ts'
import type { Index } from './open.ts'

const DAY = 'day'

/** Notes the day, in UTC, that notices are shown for and facts end on. `now`: epoch milliseconds. */
export function noteDay(index: Index, now: number): void {
  const day = dayOf(now)
  if (index.meta(DAY) !== day) index.setMeta(DAY, day)
}

/** The day that was noted last; '' in an index without one. */
export const notedDay = (index: Index): string => index.meta(DAY) ?? ''
