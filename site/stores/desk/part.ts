import { createAnswer, type Answer, type AnswerStore } from '../page/answer.ts'
import { failureText } from './calls.ts'

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

/** An answer of the desk's calls. */
export const createDeskAnswer = <Q, A>(ask: (question: Q) => Promise<A>): AnswerStore<Q, A> =>
  createAnswer(ask, failureText)
