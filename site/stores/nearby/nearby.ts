import { atom, computed, type ReadableAtom } from 'nanostores'
import type { NearbyEntry, NearbyGroup } from '#core/contract/entries.ts'

export const PER_PAGE = 10

/** Which tab and page an address asks for: `?type=231&page=2`. */
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

/** The radius in metres that an address gives: `?r=650`. */
export function readRadius(search: string): number | undefined {
  return wholeIn(new URLSearchParams(search).get('r'))
}

function wholeIn(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined
}

/** The query that asks for it, with its question mark; whatever else stood in `search` stays. */
export function writeNearbyQuery(search: string, { type, page }: NearbyQuery): string {
  const query = new URLSearchParams(search)
  query.delete('type')
  query.delete('page')
  if (type !== undefined) query.set('type', String(type))
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}

/** What the list shows. */
export interface NearbyBoard {
  type: number
  page: number
  pages: number
  items: readonly NearbyEntry[]
  /** How many there are, and how far the last is, where the list ends while there are more. */
  end?: { count: number; km: number }
}

/** The asked tab, or the first one with items; its page clamped. Undefined where no type has any. */
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

/** The address bar, as far as the list needs it. */
export interface Address {
  search: () => string
  push: (search: string) => void
}

export interface NearbyView {
  $board: ReadableAtom<NearbyBoard | undefined>
  /** Types that the map does not show. */
  $hidden: ReadableAtom<ReadonlySet<number>>
  /** What the map shows. */
  $marked: ReadableAtom<readonly NearbyEntry[]>
  /** Shows a type from its first page. */
  showType(type: number): void
  showPage(page: number): void
  /** Shows what the address asks for, after a step back or forth. */
  follow(): void
  toggle(type: number): void
  /** How far the first page's worth of places lies, of whatever type. */
  nearestMetres: number
}

export function createNearbyView(groups: readonly NearbyGroup[], { search, push }: Address): NearbyView {
  const $query = atom(readNearbyQuery(search()))
  const $hidden = atom<ReadonlySet<number>>(new Set())
  const $board = computed($query, (query) => boardOf(groups, query))
  const show = (query: NearbyQuery) => {
    $query.set(query)
    push(writeNearbyQuery(search(), query))
  }
  return {
    $board,
    $hidden,
    nearestMetres: nearestMetres(groups),
    $marked: computed($hidden, (hidden) => groups.flatMap(({ typeId, items }) => (hidden.has(typeId) ? [] : items))),
    showType: (type) => {
      if (type !== $board.get()?.type) show({ type, page: 1 })
    },
    showPage: (page) => show({ type: $board.get()?.type, page }),
    follow: () => $query.set(readNearbyQuery(search())),
    toggle(type) {
      const hidden = new Set($hidden.get())
      if (!hidden.delete(type)) hidden.add(type)
      $hidden.set(hidden)
    },
  }
}

function nearestMetres(groups: readonly NearbyGroup[]): number {
  const all = groups.flatMap(({ items }) => items.map(({ km }) => km))
  const near = all.toSorted((one, other) => one - other).slice(0, PER_PAGE)
  return Math.max(LEAST_METRES, (near.at(-1) ?? 0) * 1000)
}

/** No map starts nearer than this. */
const LEAST_METRES = 500
/** Metres a pixel at the equator, where the whole world is one tile. */
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
