import type { SeedListing } from '#core/contract/data-files.ts'
import { ageOn } from '#core/domain/freshness.ts'
import { hoursTurn } from '#core/domain/hours/coming.ts'
import { placementOn } from '#core/domain/placement.ts'
import { judgeFacts, type JudgedFacts } from '#core/domain/kashrut.ts'
import { wallClock } from '#core/domain/times/zones.ts'

type Judged = Pick<SeedListing, 'kashrutFacts' | 'hours' | 'prayerTimes' | 'paid' | 'sample' | 'placement'>

export interface Judgement {
  day: string
  turns: string | undefined
  isOld: boolean
  /** Whether it is placed first; a sample never is. */
  isPaid: boolean
  facts: JudgedFacts | undefined
}

/**
 * What a listing says on the day where it is, by its age, its kashrut and its placement, and the day on which that
 * changes, or its page runs out of hours or prayer times.
 */
export function judge(
  { kashrutFacts, hours, prayerTimes, paid, sample, placement }: Judged,
  where: { timeZone: string; country: string; confirmed: string | undefined },
  now: number,
): Judgement {
  const { day } = wallClock(where.timeZone, now)
  const facts = judgeFacts(kashrutFacts, where, now)
  const age = ageOn(where.confirmed, day)
  const weeks = [hours, prayerTimes].map((stated) => stated && hoursTurn(stated, day))
  const placed = paid && !sample ? placementOn(placement, day) : undefined
  const [turns] = [facts?.turns, age.turns, placed?.turns, ...weeks].filter((next) => next !== undefined).sort()
  return { day, turns, isOld: age.isOld, isPaid: placed?.holds === true, facts }
}
