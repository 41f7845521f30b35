import type { Entry } from '#core/contract/entries.ts'
import { isNearAny, kmOfReach, type FromPoint } from '#core/domain/reach.ts'
import { wayTo } from '../nearby/walk.ts'
import type { Measure } from './favourites.ts'

const positionsOf = (entries: readonly Entry[]) => entries.map(({ position }) => position)

/** The visitor's point, if any of the places is near it. */
export const pointNear = (from: FromPoint | undefined, entries: readonly Entry[]): FromPoint | undefined =>
  from && isNearAny(from, positionsOf(entries)) ? from : undefined

/** Those within the distance, nearest first if that is asked for. */
export function measured(
  entries: readonly Entry[],
  { byDistance, within }: Measure,
  from: FromPoint | undefined,
): readonly Entry[] {
  if (!from || (!byDistance && !within)) return entries
  const all = entries.map((entry) => ({ entry, km: wayTo(entry, from).km }))
  const near = within ? all.filter(({ km }) => km <= kmOfReach(within)) : all
  return (byDistance ? near.toSorted((a, b) => a.km - b.km) : near).map(({ entry }) => entry)
}
