import { atom, type ReadableAtom } from 'nanostores'
import type { AddedReviews, DeskDone } from '#core/contract/desk.ts'
import { attemptWith, deskCall } from '#site/features/desk/calls.ts'

export interface FormerReviewsStore {
  $table: ReadableAtom<string>
  $isSending: ReadableAtom<boolean>
  /** What became of the table that was sent last. */
  $result: ReadableAtom<AddedReviews | undefined>
  /** Why the last call failed. */
  $problem: ReadableAtom<string | undefined>
  setTable(table: string): void
  save(source: string): Promise<void>
}

/** Reviews of a former site. */
export function createFormerReviews(onDone: (done: DeskDone) => void): FormerReviewsStore {
  const $table = atom('')
  const $isSending = atom(false)
  const $result = atom<AddedReviews | undefined>(undefined)
  const $problem = atom<string | undefined>(undefined)
  const attempt = attemptWith($problem)
  return {
    $table,
    $isSending,
    $result,
    $problem,
    setTable: (table) => $table.set(table),
    async save(source) {
      if ($table.get().trim() === '') return
      $isSending.set(true)
      await attempt(async () => {
        const result = await deskCall('POST /rest/tjt/desk/formerreviews', { body: { source, table: $table.get() } })
        $result.set(result)
        if (result.problems.length === 0) $table.set('')
        if (result.done) onDone(result.done)
      })
      $isSending.set(false)
    },
  }
}
