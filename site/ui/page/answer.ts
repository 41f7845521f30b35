import { atom, type ReadableAtom } from 'nanostores'

/** What the server answers to a question. */
export type Answer<A> = { status: 'loading' } | { status: 'failed'; text: string } | ({ status: 'ready' } & A)

export interface AnswerStore<Q, A> {
  $answer: ReadableAtom<Answer<A>>
  /** Asks; the previous answer stays until the response. */
  load(question: Q): Promise<void>
}

/** An answer of the server, or why there is none; the last question wins. */
export function createAnswer<Q, A>(
  ask: (question: Q) => Promise<A>,
  failureText: (error: unknown) => string,
): AnswerStore<Q, A> {
  const $answer = atom<Answer<A>>({ status: 'loading' })
  let asked = 0
  return {
    $answer,
    async load(question) {
      const turn = ++asked
      if ($answer.get().status === 'failed') $answer.set({ status: 'loading' })
      const answer = await ask(question).then(
        (found): Answer<A> => ({ status: 'ready', ...found }),
        (error): Answer<A> => ({ status: 'failed', text: failureText(error) }),
      )
      if (turn === asked) $answer.set(answer)
    },
  }
}
