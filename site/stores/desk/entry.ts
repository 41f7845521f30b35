import { atom, type ReadableAtom } from 'nanostores'
import { ApiError } from '#core/contract/client.ts'
import type { Queue } from '#core/contract/desk.ts'
import { pageLang } from '../page/page-lang.ts'
import { callWithToken } from '../accounts/session.ts'

export type Entry =
  | { status: 'asking' | 'failed' }
  /** Not an editor: the page does not exist for them. */
  | { status: 'missing' }
  | { status: 'open'; counts: Queue['counts'] }

const $asked = atom<Entry>({ status: 'asking' })

/** Whether the desk is open to the caller, by its first call. */
export const $entry: ReadableAtom<Entry> = $asked

/** Requests the counts of open items, which only editors get. */
export async function enterDesk(): Promise<void> {
  $asked.set({ status: 'asking' })
  try {
    const { counts } = await callWithToken('GET /rest/tjt/desk/queue', {
      querystring: { language: pageLang(), count: 1 },
    })
    $asked.set({ status: 'open', counts })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const isMissing = error.code === 'notFound'
    $asked.set({ status: isMissing ? 'missing' : 'failed' })
  }
}

/** Resets the result. */
export function leaveDesk(): void {
  $asked.set({ status: 'asking' })
}

/** Updates the counts of open items. */
export function setCounts(counts: Queue['counts']): void {
  if ($asked.get().status === 'open') $asked.set({ status: 'open', counts })
}
