import { atom, type ReadableAtom } from 'nanostores'
import { failureText } from './calls.ts'

/** What the server answers to a question. */
export type Answer<A> = { status: 'loading' } | { status: 'failed'; text: string } | ({ status: 'ready' } & A)

export interface AnswerStore<Q, A> {
  $part: ReadableAtom<Answer<A>>
  /** Asks; the previous answer stays until the response. */
  load(question: Q): Promise<void>
}

/** A page of a server-side list. */
interface Page<T> {
  total: number
  rows: readonly T[]
}
export type Part<T> = Answer<Page<T>>
export type PartStore<Q, T> = AnswerStore<Q, Page<T>>

export const PAGE_ROWS = 20

/** The number of a page in an address; by default the first. */
export function pageIn({ page }: Readonly<Record<string, string>>): number {
  const number = Number(page)
  return Number.isSafeInteger(number) && number > 0 && number <= 10_000 ? number : 1
}

/** An answer of the server; the last question wins. */
export function createAnswer<Q, A>(ask: (question: Q) => Promise<A>): AnswerStore<Q, A> {
  const $part = atom<Answer<A>>({ status: 'loading' })
  let asked = 0
  return {
    $part,
    async load(question) {
      const turn = ++asked
      if ($part.get().status === 'failed') $part.set({ status: 'loading' })
      const part = await ask(question).then(
        (answer): Answer<A> => ({ status: 'ready', ...answer }),
        (error): Answer<A> => ({ status: 'failed', text: failureText(error) }),
      )
      if (turn === asked) $part.set(part)
    },
  }
}
