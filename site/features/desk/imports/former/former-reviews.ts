import { atom, type ReadableAtom } from 'nanostores'
import type { AddedReviews, DeskDone } from '#core/contract/desk.ts'
import { deskCall } from '#site/features/desk/calls.ts'
import { createPaste, type PasteStore } from './paste.ts'

export interface FormerReviewsStore extends PasteStore<AddedReviews> {
  /** The import whose ids the table has. */
  $source: ReadableAtom<string>
  setSource(source: string): void
}

/** Reviews of a former site. A table with wrong rows stays as it is: rows that were added are known by then. */
export function createFormerReviews(source: string, onDone: (done: DeskDone) => void): FormerReviewsStore {
  const $source = atom(source)
  const paste = createPaste<AddedReviews>({
    send: (table) => deskCall('POST /rest/tjt/desk/formerreviews', { body: { source: $source.get(), table } }),
    leftOf: ({ problems }, table) => (problems.length === 0 ? '' : table),
    onDone,
  })
  return { ...paste, $source, setSource: (next) => $source.set(next) }
}
