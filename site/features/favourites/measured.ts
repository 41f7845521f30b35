import type { Entry } from '#core/contract/entries.ts'
import { positionsOf } from '#core/domain/placed.ts'
import { isNearAny, kmOfReach, type FromPoint } from '#core/domain/reach.ts'
import { wayTo } from '#site/features/nearby/walk.ts'
import type { Measure } from './favourites.ts'

/** The visitor's point, if any of the places is near it. */
export const pointNear = (from: FromPoint | undefined, entries: readonly Entry[]): FromPoint | undefined =>
  from && isNearAny(from, positionsOf(entries)) ? from : undefined

const nearerFirst = (a: Way, b: Way): number => Number(a.entry.sample) - Number(b.entry.sample) || a.km - b.km

/** Places nearest first if that is asked for; else those of one town together, the last saved first. */
export function inOrder(entries: readonly Entry[], by: Measure, from: FromPoint | undefined): readonly Entry[] {
  const all = measured(entries, by, from)
  return by.byDistance ? all : [...Map.groupBy(all, ({ town }) => town).values()].flat()
}

/** Items below the names of their towns, or all without one where that would say nothing. */
export function byTown<T extends object>(
  items: readonly T[],
  { isSplit }: { isSplit: boolean },
): readonly (readonly [town: string, items: readonly T[]])[] {
  const towns = Map.groupBy(items, (item) => ('town' in item ? String(item.town) : ''))
  return isSplit && towns.size > 1 ? [...towns] : [['', items]]
}

interface Way {
  entry: Entry
  km: number
}

/** Those within the distance, nearest first if that is asked for, and then samples, which are nowhere. */
export function measured(
  entries: readonly Entry[],
  { byDistance, within }: Measure,
  from: FromPoint | undefined,
): readonly Entry[] {
  if (!from || (!byDistance && !within)) return entries
  const all = entries.map((entry) => ({ entry, km: entry.inTown ? Infinity : wayTo(entry, from).km }))
  const near = within ? all.filter(({ km }) => km <= kmOfReach(within)) : all
  return (byDistance ? near.toSorted(nearerFirst) : near).map(({ entry }) => entry)
}
