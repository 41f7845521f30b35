import { atom, type ReadableAtom } from 'nanostores'
import { ApiError } from '#core/contract/client.ts'
import type { SavedItems } from '#core/contract/saved.ts'
import { pageLang } from '../page/page-lang.ts'
import { setSaved, type SavedItem } from './saved.ts'
import { callWithToken, loadSession } from '../accounts/session.ts'

export type ListName = keyof SavedItems
export const LIST_NAMES = ['directory', 'features'] as const
export const FAVOURITES_PER_PAGE = 10

export type Favourites =
  | { status: 'loading' | 'anonymous' | 'failed' }
  | {
      status: 'ready'
      lists: SavedItems
      /** Items removed on this page, by `keyOf`: they stay in place until the next visit. */
      removed: ReadonlySet<string>
    }

export const keyOf = ({ itemType, tnid }: SavedItem): string => `${itemType} ${tnid}`

export interface FavouritesStore {
  $favourites: ReadableAtom<Favourites>
  /** The page of each list in the address. */
  $pages: ReadableAtom<Readonly<Record<ListName, number>>>
  load(): Promise<void>
  /** Removes an item, or saves it again. */
  toggle(item: SavedItem, button: HTMLElement): Promise<void>
  turnTo(list: ListName, page: number): void
  /** Follows the browser's history; returns a function to stop. */
  followHistory(): () => void
}

export function createFavourites(): FavouritesStore {
  const $favourites = atom<Favourites>({ status: 'loading' })
  const $pages = atom(pagesOf(location.search))
  return {
    $favourites,
    $pages,
    async load() {
      $favourites.set({ status: 'loading' })
      $favourites.set(await loadFavourites())
    },
    async toggle(item, opener) {
      const before = $favourites.get()
      if (before.status !== 'ready') return
      const key = keyOf(item)
      const save = before.removed.has(key)
      const saved = await setSaved(item, { save, opener })
      const now = $favourites.get()
      if (saved === undefined || now.status !== 'ready') return
      const removed = new Set(now.removed)
      if (saved) removed.delete(key)
      else removed.add(key)
      $favourites.set({ ...now, removed })
    },
    turnTo(list, page) {
      history.pushState(undefined, '', addressOf(list, page))
      $pages.set(pagesOf(location.search))
    },
    followHistory() {
      const follow = () => $pages.set(pagesOf(location.search))
      addEventListener('popstate', follow)
      return () => removeEventListener('popstate', follow)
    },
  }
}

async function loadFavourites(): Promise<Favourites> {
  try {
    const { uid } = await loadSession()
    if (uid === 0) return { status: 'anonymous' }
    const lists = await callWithToken('GET /rest/tjt/mysaveditems/:uid/:language', {
      params: { uid, language: pageLang() },
    })
    return { status: 'ready', lists, removed: new Set() }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { status: error.code === 'needLogin' ? 'anonymous' : 'failed' }
  }
}

function pagesOf(query: string): Record<ListName, number> {
  const params = new URLSearchParams(query)
  const pageOf = (list: ListName) => {
    const page = Number(params.get(list))
    return Number.isInteger(page) && page > 0 ? page : 1
  }
  return { directory: pageOf('directory'), features: pageOf('features') }
}

/** The address of a page of a list; the other list stays on its page. */
export function addressOf(list: ListName, page: number): string {
  const params = new URLSearchParams(location.search)
  if (page === 1) params.delete(list)
  else params.set(list, String(page))
  return params.size > 0 ? `?${params}` : location.pathname
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
