import type { SeedListing } from '#core/contract/data-files.ts'
import { liveFacts, nextStatusDay, supervisionOf, type LiveFact } from '#core/domain/kashrut.ts'
import { wallClock } from '#core/domain/times/zones.ts'
import { placeRow } from './cards.ts'
import type { Index } from './open.ts'

/** What may be said of the kashrut of a listing from `day` on, until it `turns`; days are those where it is. */
export interface JudgedFacts {
  day: string
  /** The first day on which something else may be said; undefined where that never comes. */
  turns?: string
  /** Those to rely on first. */
  live: readonly LiveFact[]
}

/** The facts of a listing as they stand at a moment, epoch milliseconds; undefined where nothing was stated. */
export function judgeFacts(
  index: Index,
  { kashrutFacts, place }: Pick<SeedListing, 'kashrutFacts' | 'place'>,
  now: number,
): JudgedFacts | undefined {
  if (!kashrutFacts?.length) return undefined
  const { time_zone: timeZone = 'UTC', country } = placeRow(index, place) ?? {}
  const day = { today: wallClock(timeZone, now).day, inIsrael: country === 'IL' }
  const next = kashrutFacts
    .filter(({ superseded }) => superseded === undefined)
    .flatMap((fact) => nextStatusDay(fact, day) ?? [])
    .sort()[0]
  return { day: day.today, ...(next && { turns: next }), live: liveFacts(kashrutFacts, day) }
}

/** What lists and filters know of judged facts. */
export function kashrutOptions(judged: JudgedFacts | undefined): { kashrut?: string; supervision?: string[] } {
  const [first] = judged?.live ?? []
  if (!first) return {}
  const supervision = supervisionOf(judged!.live)
  return { kashrut: first.shown.status, ...(supervision.length > 0 && { supervision }) }
}
