import type { DocumentKind } from '#core/contract/desk-parts.ts'
import { draftOf, type Draft } from '../forms/draft.ts'
import { isGroup, type Body } from './documents-paths.ts'

/** What a new document begins with: a name, or the document that it is a copy of. */
export interface Begun {
  from: { copied: string } | { named: string }
  body: Body
}

/** A document; without an id, the new one of its kind, or a copy. */
export interface DocumentName {
  kind: DocumentKind
  id?: string | undefined
  begun?: Begun | undefined
}

/** What was typed and not saved, and what it was typed over. */
export interface DocumentDraft {
  /** Epoch milliseconds. */
  at: number
  base: Body
  seq: number
  body: Body
}

/** The draft of a document, until the tab is closed. */
export const documentDraft = ({
  kind,
  begun,
  id = begun ? JSON.stringify(begun.from) : '',
}: DocumentName): Draft<DocumentDraft> =>
  draftOf('sessionStorage', `desk ${kind} ${id}`, (kept) => {
    if (!isGroup(kept)) return undefined
    const { at, base, seq, body } = kept
    const isWhole = typeof at === 'number' && typeof seq === 'number'
    return isWhole && isGroup(base) && isGroup(body) ? { at, base, seq, body } : undefined
  })
