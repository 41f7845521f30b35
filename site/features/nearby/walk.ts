import type { DirectoryType } from '#core/terms/directory.ts'
import type { NearbyEntry, NearbyGroup } from '#core/contract/entries.ts'
import { distanceKm, minutesOnFoot } from '#core/domain/distance.ts'
import { WALK_QUERY } from '#core/domain/near-routes.ts'
import type { Point } from '#core/domain/shell/shell.ts'
import { queryWith } from '#site/ui/page/address.ts'
import type { Walk } from '#core/domain/reach.ts'

/** What one walks to on Shabbat. */
export const WALK_KINDS = ['pray', 'eat', 'mikvah', 'eruv'] as const
export type WalkKind = (typeof WALK_KINDS)[number]

/** The types of those that a whole type is of. */
export const WALK_TYPES: Readonly<Partial<Record<WalkKind, DirectoryType>>> = { pray: 231, eat: 228 }

export interface WalkItem {
  entry: NearbyEntry
  /** As the crow flies, to ten metres. */
  km: number
  /** An estimate, on foot. */
  minutes: number
}

export interface WalkGroup {
  kind: WalkKind
  /** Nearest first; empty where nothing is known. */
  items: readonly WalkItem[]
}

/** Every kind, also those of which nothing is known. */
export function walkGroups(groups: readonly NearbyGroup[], from: Point): WalkGroup[] {
  const all = groups.flatMap(({ items }) => items).map((entry) => ({ entry, ...wayTo(entry, from) }))
  const items = all.toSorted((a, b) => a.km - b.km)
  return WALK_KINDS.map((kind) => ({ kind, items: items.filter(({ entry }) => kindOf(entry) === kind) }))
}

function kindOf({ dtype, businessesType }: NearbyEntry): WalkKind | undefined {
  if (dtype === 231) return 'pray'
  if (dtype === 228) return 'eat'
  return WALK_KINDS.find((kind) => kind === businessesType)
}

/** How far a listing is from a point. */
export function wayTo({ position: [lng, lat] }: { position: readonly [lng: number, lat: number] }, from: Point) {
  const km = Math.round(distanceKm(from.lat, from.lng, lat, lng) * 100) / 100
  return { km, minutes: minutesOnFoot(km) }
}

/** Whether it is the place itself: within five metres of it. */
export const isHere = ({ km }: Pick<WalkItem, 'km'>): boolean => km < 0.01

const BAND_MINUTES = 5

export interface WalkBand {
  /** They take so many minutes at most. */
  minutes: number
  items: readonly WalkItem[]
}

/** Five minutes of walking at a time, nearest first. */
export function walkBands(items: readonly WalkItem[]): WalkBand[] {
  const bands = Map.groupBy(items, ({ minutes }) => Math.ceil(minutes / BAND_MINUTES) * BAND_MINUTES)
  return [...bands].map(([minutes, own]) => ({ minutes, items: own }))
}

/** The query of the same place, for what is within a walk or for all that is near; with its question mark. */
export const walkQuery = (search: string, walk: Walk | undefined): string =>
  queryWith(search, { type: undefined, page: undefined, [WALK_QUERY]: walk })
