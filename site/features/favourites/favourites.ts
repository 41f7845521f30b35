import { t } from '#site/ui/page/messages.ts'
import { atom, type ReadableAtom } from 'nanostores'
import { ApiError, explanationOf } from '#core/contract/client.ts'
import type { SavedItems } from '#core/contract/saved.ts'
import { isReach, type Reach } from '#core/domain/reach.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { createNamedLists, type NamedLists } from './named-lists.ts'
import { keyOf, setSaved, type SavedItem } from './saved.ts'
import { callWithToken, loadSession } from '#site/ui/session/session.ts'
import { followHistory, pushAddress, queryWith } from '#site/ui/page/address.ts'

export type ListName = keyof SavedItems
export const LIST_NAMES = ['directory', 'features'] as const
export const FAVOURITES_PER_PAGE = 10

export type Favourites =
  | { status: 'loading' | 'anonymous' }
  | { status: 'failed'; text: string }
  | {
      status: 'ready'
      lists: SavedItems
      /** Items removed on this page, by `keyOf`: they stay in place until the next visit. */
      removed: ReadonlySet<string>
    }

/** A page of each kind, on one of the user's lists or on all. */
export type View = Readonly<Record<ListName, number> & { list: number | undefined }> & Measure

/** What is asked of the distances from the visitor's point. */
export interface Measure {
  /** Whether the nearest come first, not what was saved last. */
  readonly byDistance: boolean
  readonly within: Reach | undefined
}

export interface FavouritesStore {
  $favourites: ReadableAtom<Favourites>
  /** The user's own lists. */
  named: NamedLists
  /** What the address asks for. */
  $view: ReadableAtom<View>
  load(): Promise<void>
  /** Removes an item, or saves it again. */
  toggle(item: SavedItem, button: HTMLElement): Promise<void>
  turnTo(list: ListName, page: number): void
  measure(by: Measure): void
  /** Shows what is on one of the user's lists, or everything. */
  showList(list: number | undefined): void
  /** Follows the browser's history; returns a function to stop. */
  followHistory(): () => void
}

export function createFavourites(): FavouritesStore {
  const $favourites = atom<Favourites>({ status: 'loading' })
  const named = createNamedLists()
  const $view = atom(viewOf(location.search))
  const go = (address: string) => {
    pushAddress(address)
    $view.set(viewOf(location.search))
  }
  return {
    $favourites,
    named,
    $view,
    async load() {
      $favourites.set({ status: 'loading' })
      $favourites.set(await loadFavourites(named))
    },
    async toggle(item, opener) {
      const before = $favourites.get()
      if (before.status !== 'ready') return
      const key = keyOf(item)
      const save = before.removed.has(key)
      const saved = await setSaved(item, { save, opener })
      if (saved) await named.restore(item)
      const now = $favourites.get()
      if (saved === undefined || now.status !== 'ready') return
      const removed = new Set(now.removed)
      if (saved) removed.delete(key)
      else removed.add(key)
      $favourites.set({ ...now, removed })
    },
    turnTo: (list, page) => go(addressOf(list, page)),
    measure: (by) => go(measureAddress(by)),
    showList: (list) => go(listAddress(list)),
    followHistory() {
      return followHistory(() => $view.set(viewOf(location.search)))
    },
  }
}

async function loadFavourites(named: NamedLists): Promise<Favourites> {
  try {
    const { uid } = await loadSession()
    if (uid === 0) return { status: 'anonymous' }
    const params = { uid, language: pageLang() }
    const [lists] = await Promise.all([
      callWithToken('GET /rest/tjt/mysaveditems/:uid/:language', { params }),
      named.load(),
    ])
    return { status: 'ready', lists, removed: new Set() }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'needLogin') return { status: 'anonymous' }
    return { status: 'failed', text: explanationOf(error) ?? t('accounts.app').toasts.couldNotGetSavedItem }
  }
}

function viewOf(query: string): View {
  const params = new URLSearchParams(query)
  const numberOf = (name: string) => {
    const number = Number(params.get(name))
    return Number.isInteger(number) && number > 0 ? number : undefined
  }
  const within = params.get('within') ?? ''
  return {
    directory: numberOf('directory') ?? 1,
    features: numberOf('features') ?? 1,
    list: numberOf('list'),
    byDistance: params.get('sort') === 'distance',
    within: isReach(within) ? within : undefined,
  }
}

/** The address of one of the user's lists, or of everything. */
export const listAddress = (list: number | undefined): string => (list ? `?list=${list}` : location.pathname)

/** The address of the first page by distances. */
const measureAddress = (by: Measure): string => addressWith({ ...by, directory: 1 })

/** The address of a page of a list; the other list stays on its page. */
export const addressOf = (list: ListName, page: number): string => addressWith({ [list]: page })

/** The address of what is shown now, but for what is changed. */
function addressWith(changed: Partial<View>): string {
  const { list, directory, features, byDistance, within } = { ...viewOf(location.search), ...changed }
  const query = queryWith(location.search, {
    list,
    directory: directory > 1 ? directory : undefined,
    features: features > 1 ? features : undefined,
    sort: byDistance ? 'distance' : undefined,
    within,
  })
  return query || location.pathname
}

export interface Part<T> {
  page: number
  pages: number
  items: readonly T[]
}

/** One page of a list, capped at the last one. */
export function partOf<T>(items: readonly T[], asked: number): Part<T> {
  const pages = Math.max(1, Math.ceil(items.length / FAVOURITES_PER_PAGE))
  const page = Math.min(asked, pages)
  const from = (page - 1) * FAVOURITES_PER_PAGE
  return { page, pages, items: items.slice(from, from + FAVOURITES_PER_PAGE) }
}
