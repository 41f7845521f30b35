import { atom, computed, type ReadableAtom } from 'nanostores'
import type { NearbyEntry, NearbyGroup } from '#core/contract/entries.ts'
import { WALK_QUERY } from '#core/domain/near-routes.ts'

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

/** The radius in metres in an address: `?r=650`. */
export function readRadius(search: string): number | undefined {
  return wholeIn(new URLSearchParams(search).get('r'))
}

/** Whether an address asks for what one walks to on Shabbat: `?walk=1`. */
export const readWalk = (search: string): boolean => new URLSearchParams(search).get(WALK_QUERY) === '1'

function wholeIn(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined
}

/** The query, with its question mark; other parameters in `search` stay. */
export function writeNearbyQuery(search: string, { type, page }: NearbyQuery): string {
  const query = new URLSearchParams(search)
  query.delete('type')
  query.delete('page')
  if (type !== undefined) query.set('type', String(type))
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}

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
  /** Distance of the first page of places, of any type. */
  nearestMetres: number
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
    nearestMetres: nearestMetres(groups),
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

function nearestMetres(groups: readonly NearbyGroup[]): number {
  const all = groups.flatMap(({ items }) => items.map(({ km }) => km))
  const near = all.toSorted((one, other) => one - other).slice(0, PER_PAGE)
  return Math.max(LEAST_METRES, (near.at(-1) ?? 0) * 1000)
}

/** Minimum radius of a map: the first ring of a walk. */
const LEAST_METRES = 1000
/** Metres per pixel at the equator at zoom 0. */
const WIDEST_PIXEL = 156_543
/** Half the side of the smallest map, in pixels. */
const HALF_MAP = 160
const NEAREST_ZOOM = 17

/** The zoom at which a circle fits into the map. */
export function zoomAround(lat: number, radiusMetres: number): number {
  const pixel = WIDEST_PIXEL * Math.cos((lat * Math.PI) / 180)
  const zoom = Math.floor(Math.log2((pixel * HALF_MAP) / radiusMetres))
  return Math.min(NEAREST_ZOOM, Math.max(2, zoom))
}
