import { atom, type ReadableAtom } from 'nanostores'
import { ApiError } from '#core/contract/client.ts'
import type { Queue } from '#core/contract/desk.ts'
import { pageLang } from '../page/page-lang.ts'
import { callWithToken } from '../accounts/session.ts'

export type Entry =
  | { status: 'asking' | 'failed' }
  /** Whoever asks is no editor: for them there is no such page. */
  | { status: 'missing' }
  | { status: 'open'; counts: Queue['counts'] }

const $asked = atom<Entry>({ status: 'asking' })

/** Whether the desk opens to who asks, as its first call says. */
export const $entry: ReadableAtom<Entry> = $asked

/** Asks for the numbers of what waits: only editors get an answer. */
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

/** Forgets the answer, as if nobody had asked. */
export function leaveDesk(): void {
  $asked.set({ status: 'asking' })
}

/** How many wait, as it was told last. */
export function setCounts(counts: Queue['counts']): void {
  if ($asked.get().status === 'open') $asked.set({ status: 'open', counts })
}
