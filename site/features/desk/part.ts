import { createAnswer, type AnswerStore } from '#site/ui/page/answer.ts'
import { failureText } from './calls.ts'

/** A page of a server-side list. */
export type PartStore<Q, T> = AnswerStore<Q, { total: number; rows: readonly T[] }>

export const PAGE_ROWS = 20

/** The number of a page in an address; by default the first. */
export function pageIn({ page }: Readonly<Record<string, string>>): number {
  const number = Number(page)
  return Number.isSafeInteger(number) && number > 0 && number <= 10_000 ? number : 1
}

/** The rows of a page, as calls take them. */
export const partOf = (page: number) => ({ from: (page - 1) * PAGE_ROWS, count: PAGE_ROWS })

/** An answer of the desk's calls. */
export const createDeskAnswer = <Q, A>(ask: (question: Q) => Promise<A>): AnswerStore<Q, A> =>
  createAnswer(ask, failureText)
