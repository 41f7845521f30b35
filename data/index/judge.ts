import type { SeedListing } from '#core/contract/data-files.ts'
import { ageOn } from '#core/domain/freshness.ts'
import { hoursTurn } from '#core/domain/hours/coming.ts'
import { judgeFacts, type JudgedFacts } from '#core/domain/kashrut.ts'
import { wallClock } from '#core/domain/times/zones.ts'

/**
 * What a listing says on the day where it is, by its age and its kashrut, and the day on which that changes, or its
 * page runs out of hours or prayer times.
 */
export function judge(
  { kashrutFacts, hours, prayerTimes }: Pick<SeedListing, 'kashrutFacts' | 'hours' | 'prayerTimes'>,
  where: { timeZone: string; country: string; confirmed: string | undefined },
  now: number,
): { day: string; turns: string | undefined; isOld: boolean; facts: JudgedFacts | undefined } {
  const { day } = wallClock(where.timeZone, now)
  const facts = judgeFacts(kashrutFacts, where, now)
  const age = ageOn(where.confirmed, day)
  const weeks = [hours, prayerTimes].map((stated) => stated && hoursTurn(stated, day))
  const [turns] = [facts?.turns, age.turns, ...weeks].filter((next) => next !== undefined).sort()
  return { day, turns, isOld: age.isOld, facts }
}
