import { atom, computed, type ReadableAtom } from 'nanostores'
import type { NearbyEntry, NearbyGroup } from '#core/contract/entries.ts'
import type { Area } from '#core/domain/map/area.ts'
import { queryWith } from '#site/ui/page/address.ts'
import { wholeIn } from '#core/domain/near-routes.ts'

export const PER_PAGE = 10

/** Tab and page in an address: `?type=231&page=2`. */
export interface NearbyQuery {
  type: number | undefined
  page: number
}

export function readNearbyQuery(search: string): NearbyQuery {
  const query = new URLSearchParams(search)
  return {
    type: wholeIn(query.get('type')),
    page: wholeIn(query.get('page')) ?? 1,
  }
}

/** The query, with its question mark; other parameters in `search` stay. */
export const writeNearbyQuery = (search: string, { type, page }: NearbyQuery): string =>
  queryWith(search, { type, page: page > 1 ? page : undefined })

/** The content of the list. */
export interface NearbyBoard {
  type: number
  page: number
  pages: number
  items: readonly NearbyEntry[]
  /** Number of items and distance of the last, if the list is truncated. */
  end?: { count: number; km: number }
}

/** The requested tab, or the first one with items; its page clamped. Undefined if there are no items. */
export function boardOf(groups: readonly NearbyGroup[], { type, page }: NearbyQuery): NearbyBoard | undefined {
  const full = groups.filter(({ items }) => items.length > 0)
  const group = full.find(({ typeId }) => typeId === type) ?? full[0]
  if (!group) return undefined
  const pages = Math.ceil(group.items.length / PER_PAGE)
  const shown = Math.min(Math.max(page, 1), pages)
  const from = (shown - 1) * PER_PAGE
  const items = group.items.slice(from, from + PER_PAGE)
  const board = { type: group.typeId, page: shown, pages, items }
  if (!group.hasMore) return board
  const km = Math.max(...group.items.map((item) => item.km))
  return { ...board, end: { count: group.items.length, km } }
}

/** The parts of the address bar that the list needs. */
export interface Address {
  search: () => string
  push: (search: string) => void
}

export interface NearbyView {
  $board: ReadableAtom<NearbyBoard | undefined>
  /** Types on the map: the tab's, unless the visitor chose. */
  $onMap: ReadableAtom<ReadonlySet<number>>
  /** Entries on the map. */
  $marked: ReadableAtom<readonly NearbyEntry[]>
  /** Shows a type from its first page. */
  showType(type: number): void
  showPage(page: number): void
  /** Shows the address's state, after navigation in the history. */
  follow(): void
  toggle(type: number): void
}

export function createNearbyView(groups: readonly NearbyGroup[], { search, push }: Address): NearbyView {
  const $query = atom(readNearbyQuery(search()))
  const $board = computed($query, (query) => boardOf(groups, query))
  const $chosen = atom<ReadonlySet<number> | undefined>(undefined)
  const $onMap = computed([$chosen, $board], (chosen, board) => chosen ?? new Set(board && [board.type]))
  const show = (query: NearbyQuery) => {
    $query.set(query)
    push(writeNearbyQuery(search(), query))
  }
  return {
    $board,
    $onMap,
    $marked: computed($onMap, (types) => groups.flatMap(({ typeId, items }) => (types.has(typeId) ? items : []))),
    showType: (type) => {
      if (type !== $board.get()?.type) show({ type, page: 1 })
    },
    showPage: (page) => show({ type: $board.get()?.type, page }),
    follow: () => $query.set(readNearbyQuery(search())),
    toggle(type) {
      const types = new Set($onMap.get())
      if (!types.delete(type)) types.add(type)
      $chosen.set(types)
    },
  }
}

const METRES_PER_DEGREE = 111_320

/** What fits a circle around a point, and places near it. */
export function areaNear(
  { lat, lng }: { lat: number; lng: number },
  radiusMetres: number,
  places: readonly Pick<NearbyEntry, 'position'>[] = [],
): Area {
  const high = radiusMetres / METRES_PER_DEGREE
  const wide = high / Math.max(0.01, Math.cos((lat * Math.PI) / 180))
  // Across the date line, the nearer way.
  const lngs = places.map(({ position }) => lng + ((position[0] - lng + 540) % 360) - 180)
  const lats = places.map(({ position }) => position[1])
  return {
    west: Math.min(lng - wide, ...lngs),
    south: Math.min(lat - high, ...lats),
    east: Math.max(lng + wide, ...lngs),
    north: Math.max(lat + high, ...lats),
  }
}
