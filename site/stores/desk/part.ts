import { atom, type ReadableAtom } from 'nanostores'
import { failureText } from './calls.ts'

/** A page of a server-side list. */
export type Part<T> =
  { status: 'loading' } | { status: 'failed'; text: string } | { status: 'ready'; total: number; rows: readonly T[] }

export interface PartStore<Q, T> {
  $part: ReadableAtom<Part<T>>
  /** Loads a query; the previous page stays until the response. */
  load(query: Q): Promise<void>
}

export const PAGE_ROWS = 20

/** A paged list; the last request wins. */
export function createPart<Q, T>(ask: (query: Q) => Promise<{ total: number; rows: readonly T[] }>): PartStore<Q, T> {
  const $part = atom<Part<T>>({ status: 'loading' })
  let asked = 0
  return {
    $part,
    async load(query) {
      const turn = ++asked
      if ($part.get().status === 'failed') $part.set({ status: 'loading' })
      const part = await ask(query).then(
        (answer): Part<T> => ({ status: 'ready', ...answer }),
        (error): Part<T> => ({ status: 'failed', text: failureText(error) }),
      )
      if (turn === asked) $part.set(part)
    },
  }
}
