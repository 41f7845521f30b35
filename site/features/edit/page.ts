import { atom, type ReadableAtom } from 'nanostores'
import { ApiError } from '#core/contract/client.ts'
import type { EditableListing } from '#core/contract/listing-edit.ts'
import type { DirectoryType } from '#core/terms/directory.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { callWithToken, loadSession } from '#site/ui/session/session.ts'

export type EditPageState =
  | { status: 'loading' }
  /** The address names no listing. */
  | { status: 'noListing' }
  | { status: 'needLogin' }
  | { status: 'unknown' }
  | { status: 'failed' }
  | { status: 'ready'; uid: number; listing: EditableListing }

export interface EditPage {
  $state: ReadableAtom<EditPageState>
  /** Loads or reloads the listing. */
  load(): Promise<void>
}

/** The listing in an address, if any. */
export function tnidOf(query: string): number | undefined {
  const text = new URLSearchParams(query).get('tnid') ?? ''
  const tnid = Number(text)
  return /^\d{1,10}$/.test(text) && tnid >= 1 && tnid <= 2147483647 ? tnid : undefined
}

/** The page of a listing's form; without `listingOf`, no listing is named. */
export function createEditPage(listingOf: ((uid: number) => Promise<EditableListing>) | undefined): EditPage {
  const $state = atom<EditPageState>({ status: 'loading' })
  return {
    $state,
    async load() {
      if (!listingOf) return $state.set({ status: 'noListing' })
      $state.set({ status: 'loading' })
      $state.set(await stateOf(listingOf))
    },
  }
}

/** Loads the listing that an address names. */
export function listingAt(query: string): ((uid: number) => Promise<EditableListing>) | undefined {
  const tnid = tnidOf(query)
  if (tnid === undefined) return undefined
  return (uid) =>
    callWithToken('GET /rest/tjt/listingedit/:uid/:tnid/:language', {
      params: { uid, tnid, language: pageLang() },
      querystring: {},
    })
}

/** Loads the empty form of a place that is not listed yet, with the fields that editors added. */
export const newPlaceOf = (directoryType: DirectoryType) => (uid: number) =>
  callWithToken('GET /rest/tjt/listingedit/:uid/:tnid/:language', {
    params: { uid, tnid: 0, language: pageLang() },
    querystring: { directoryType },
  })

async function stateOf(listingOf: (uid: number) => Promise<EditableListing>): Promise<EditPageState> {
  try {
    const { uid } = await loadSession()
    if (uid === 0) return { status: 'needLogin' }
    return { status: 'ready', uid, listing: await listingOf(uid) }
  } catch (error) {
    const code = error instanceof ApiError ? error.code : undefined
    if (code === 'needLogin') return { status: 'needLogin' }
    return { status: code === 'couldNotUpdateListing' ? 'unknown' : 'failed' }
  }
}
