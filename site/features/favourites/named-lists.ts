import { t } from '#site/ui/page/messages.ts'
import { atom, type ReadableAtom } from 'nanostores'
import type { SavedList, SavedMark } from '#core/contract/saved-lists.ts'
import { hrefOf } from '#core/domain/routes.ts'
import { callWithToken, loadSession } from '#site/ui/session/session.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { attempt } from '#site/ui/page/toast-failure.ts'
import { keyOf, type SavedItem } from './saved.ts'

export interface Named {
  /** By name. */
  lists: readonly SavedList[]
  /** Lists and notes of favourites, by `keyOf`. */
  marks: ReadonlyMap<string, SavedMark>
}

const UNMARKED: SavedMark = { list: null, note: '' }
export const markOf = ({ marks }: Named, item: SavedItem): SavedMark => marks.get(keyOf(item)) ?? UNMARKED

export interface NamedLists {
  $named: ReadableAtom<Named>
  /** Throws ApiError. */
  load(): Promise<void>
  /** Throws ApiError, as the next two. */
  create(name: string): Promise<SavedList>
  rename(list: SavedList, name: string): Promise<void>
  note(item: SavedItem, note: string): Promise<void>
  /** Returns whether it is gone. */
  remove(list: SavedList): Promise<boolean>
  share(list: SavedList, wanted: { share: boolean }): Promise<void>
  /** Puts a favourite on a list, or on none. */
  moveTo(item: SavedItem, list: number | null): Promise<void>
  /** Stores the mark of a favourite that was removed and saved again. */
  restore(item: SavedItem): Promise<void>
}

/** The user's lists of favourites, and what is on them. */
export function createNamedLists(): NamedLists {
  const { $named, put, mark } = createKept()
  return {
    $named,
    async load() {
      const params = { uid: await uidNow() }
      const { lists, marks } = await callWithToken('GET /rest/tjt/savedlists/:uid', { params })
      $named.set({ lists, marks: new Map(marks.map((item) => [keyOf(item), { list: item.list, note: item.note }])) })
    },
    async create(name) {
      const list = await callWithToken('POST /rest/tjt/savedlists/:uid', {
        params: { uid: await uidNow() },
        body: { name },
      })
      put(list)
      return list
    },
    async rename({ id }, name) {
      const params = { uid: await uidNow(), list: id }
      put(await callWithToken('PUT /rest/tjt/savedlists/:uid/:list', { params, body: { name } }))
    },
    note: (item, note) => mark(item, { note }),
    remove: ({ id }) =>
      save(async () => {
        await callWithToken('DELETE /rest/tjt/savedlists/:uid/:list', { params: { uid: await uidNow(), list: id } })
        const { lists, marks } = $named.get()
        const left = [...marks].map(([key, item]) => [key, item.list === id ? { ...item, list: null } : item] as const)
        $named.set({ lists: lists.filter((list) => list.id !== id), marks: new Map(left) })
      }),
    async share({ id }, body) {
      await save(async () => {
        const params = { uid: await uidNow(), list: id }
        put(await callWithToken('PUT /rest/tjt/savedlistshare/:uid/:list', { params, body }))
      })
    },
    async moveTo(item, list) {
      await save(() => mark(item, { list }))
    },
    async restore(item) {
      const before = $named.get().marks.get(keyOf(item))
      if (before) await save(() => mark(item, before))
    },
  }
}

const uidNow = async () => (await loadSession()).uid

/** What is known of the lists, and what changes it. */
function createKept() {
  const $named = atom<Named>({ lists: [], marks: new Map() })
  let lastMark: Promise<unknown> = Promise.resolve()
  return {
    $named,
    /** Adds or replaces a list. */
    put(changed: SavedList) {
      const { lists, marks } = $named.get()
      const others = lists.filter(({ id }) => id !== changed.id)
      const { compare } = new Intl.Collator(pageLang(), { numeric: true })
      $named.set({ marks, lists: [...others, changed].sort((a, b) => compare(a.name, b.name)) })
    },
    /** Stores what changes of a favourite's mark: one after another, as each sends the whole. Throws ApiError. */
    mark(item: SavedItem, change: Partial<SavedMark>): Promise<void> {
      const stored = lastMark.then(async () => {
        const params = { uid: await uidNow(), ...item }
        const body = { ...markOf($named.get(), item), ...change }
        const marked = await callWithToken('PUT /rest/tjt/savedmark/:uid/:tnid/:itemType', { params, body })
        const { lists, marks } = $named.get()
        $named.set({ lists, marks: new Map(marks).set(keyOf(item), marked) })
      })
      lastMark = stored.catch(() => undefined)
      return stored
    },
  }
}

const save = (act: () => Promise<void>) => attempt(act, () => t('errors').couldNotSaveItem)

const SHARED = '#shared='

/** The address at which others see a shared list. No server gets what is behind the `#`. */
export const shareAddress = (key: string): string =>
  new URL(hrefOf(pageLang(), { kind: 'favourites' }) + SHARED + key, location.origin).href

/** The key of a shared list in an address. */
export const sharedKey = ({ hash }: { hash: string }): string | undefined =>
  hash.startsWith(SHARED) ? hash.slice(SHARED.length) : undefined
