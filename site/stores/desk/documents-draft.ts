import type { DocumentKind } from '#core/contract/desk-parts.ts'
import { readKept } from '../storage/flags.ts'
import { writeStorage } from '../storage/write.ts'
import { isGroup, type Body } from './documents-paths.ts'

/** A document; without an id, the new one of its kind. */
export interface DocumentName {
  kind: DocumentKind
  id?: string | undefined
}

/** What was typed and not saved, and what it was typed over. */
export interface Draft {
  /** Epoch milliseconds. */
  at: number
  base: Body
  seq: number
  body: Body
}

const nameOf = ({ kind, id = '' }: DocumentName) => `desk ${kind} ${id}`

/** Keeps a draft until the tab is closed; forgets it where it is undefined. */
export function keepDraft(name: DocumentName, draft: Draft | undefined): void {
  writeStorage('sessionStorage', nameOf(name), draft && JSON.stringify(draft))
}

/** The draft of a document; undefined where there is none of use. */
export function readDraft(name: DocumentName): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(readKept('sessionStorage', nameOf(name)) ?? 'null')
    if (!isGroup(kept)) return undefined
    const { at, base, seq, body } = kept
    const isWhole = typeof at === 'number' && typeof seq === 'number'
    if (!isWhole || !isGroup(base) || !isGroup(body)) return undefined
    return { at, base, seq, body }
  } catch {
    // Written by another version.
    return undefined
  }
}
