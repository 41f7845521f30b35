import { atom, type ReadableAtom } from 'nanostores'
import type { DeskDone } from '#core/contract/desk.ts'
import { attemptWith } from '#site/features/desk/calls.ts'

/** What became of a list that was sent. */
export interface Sent {
  /** The lines that are not stored. */
  problems: readonly { line: number }[]
  /** Absent if nothing changed. */
  done?: DeskDone | undefined
}

/** A long text that is pasted and sent, whose wrong lines are named. */
export interface PasteStore<R extends Sent> {
  $text: ReadableAtom<string>
  $isSending: ReadableAtom<boolean>
  /** What became of what was sent last. */
  $result: ReadableAtom<R | undefined>
  /** Why the last call failed. */
  $problem: ReadableAtom<string | undefined>
  setText(text: string): void
  save(): Promise<void>
  /** Does something else, and says in `$problem` why it could not be done. */
  attempt: ReturnType<typeof attemptWith>
}

interface PasteOptions<R extends Sent> {
  send: (text: string) => Promise<R>
  /** What stays in the box. */
  leftOf: (result: R, text: string) => string
  onDone: (done: DeskDone) => void
  /** Once it was sent. */
  next?: () => Promise<void>
}

export function createPaste<R extends Sent>({ send, leftOf, onDone, next }: PasteOptions<R>): PasteStore<R> {
  const $text = atom('')
  const $isSending = atom(false)
  const $result = atom<R | undefined>(undefined)
  const $problem = atom<string | undefined>(undefined)
  const attempt = attemptWith($problem)
  return {
    $text,
    $isSending,
    $result,
    $problem,
    attempt,
    setText: (text) => $text.set(text),
    async save() {
      const text = $text.get()
      if (text.trim() === '') return
      $isSending.set(true)
      await attempt(async () => {
        const result = await send(text)
        $result.set(result)
        $text.set(leftOf(result, text))
        if (result.done) onDone(result.done)
        await next?.()
      })
      $isSending.set(false)
    },
  }
}
