import { t } from '#site/ui/page/messages.ts'
import type { DeskDocument, Shape, ShapeField } from '#core/contract/desk-documents.ts'
import { format } from '#core/i18n/format.ts'
import type { FormState } from '#site/ui/forms/form.ts'
import { problemsIn, type FoundProblem } from './documents-check.ts'
import type { Live } from '../publishing.ts'
import { movedBetween, type Moved } from './documents-merge.ts'
import { isSame, pathOf, valueOf, type Body, isGroup } from './documents-paths.ts'
import { ownName } from '#core/fields/own.ts'
import { fieldsOfBody } from './documents-shape.ts'
import type { DocumentKind } from '#core/contract/desk-parts.ts'
import { draftOf, type Draft } from '#site/ui/forms/draft.ts'

/** What the server has now, where it is not what the form began with. */
export interface Conflict {
  theirs: DeskDocument
  moved: readonly Moved[]
}

/** How a form stands. */
export interface DocumentState {
  /** Undefined until a new document has one. */
  id: string | undefined
  /** The document as last loaded from the server; undefined for a new one. */
  known: DeskDocument | undefined
  /** What the typed values are compared with, and its number. */
  base: Body
  seq: number
  body: Body
  status: 'idle' | 'sending'
  /** Paths that somebody has been in. */
  touched: ReadonlySet<string>
  /** Whether all that is wrong is shown, not only where somebody has been. */
  isChecked: boolean
  /** What the server said, and at which path; it goes when that changes. */
  refusal: { path: string | undefined; text: string } | undefined
  /** Grows with each refusal, so that the first wrong field is focused again. */
  round: number
  conflict: Conflict | undefined
  /** When the draft was written that the form began with. */
  restored: number | undefined
  /** Of the last save: follows its pages; `noPages` where none change. */
  live: Live | 'noPages' | undefined
}

/** What is said at the fields now, by path. */
export function shownProblems(
  fields: readonly ShapeField[],
  { body, touched, isChecked, refusal }: DocumentState,
): Readonly<Record<string, string>> {
  const shown = Object.entries(problemsIn(fieldsOfBody(fields, body), body)).filter(
    ([path]) => isChecked || touched.has(path),
  )
  const own = Object.fromEntries(shown.map(([path, found]) => [path, textOf(found)]))
  return refusal?.path === undefined ? own : { ...own, [refusal.path]: refusal.text }
}

const textOf = ({ code, bound, text }: FoundProblem): string =>
  code === 'line' ? (text ?? '') : format(t('desk.documents').wrong[code], { bound: bound ?? '' })

/** The state of the form kit for the same errors. */
export const formState = ({ status, round }: DocumentState, problems: Readonly<Record<string, string>>): FormState => ({
  status,
  problems: Object.entries(problems).map(([path, text]) => ({ fields: [path], text })),
  submitted: [],
  round,
})

export const isDirty = ({ base, body }: DocumentState): boolean => !isSame(base, body)

/** The top-level fields that are not as they were. */
export function changedFields({ base, body }: DocumentState): string[] {
  const namesOf = (of: Body) => Object.keys(of).flatMap((name) => (name === 'own' ? ownNames(of[name]) : name))
  const names = new Set([...namesOf(base), ...namesOf(body)])
  return [...names].filter((name) => !isSame(valueOf(base, name), valueOf(body, name)))
}

const ownNames = (own: unknown): string[] => Object.keys(Object(own)).map((id) => ownName(id))

export function conflictOf({ base, body }: Pick<DocumentState, 'base' | 'body'>, theirs: DeskDocument): Conflict {
  return { theirs, moved: movedBetween(base, body, theirs.body) }
}

/** Fields of the body that the shape does not know; they go back as they came. */
export function unknownFields({ fields }: Shape, body: Body): string[] {
  const known = new Set(fields.map(({ field }) => pathOf(field)[0]))
  return Object.keys(body).filter((name) => !known.has(name))
}

/** What a new document begins with: a name, or the document that it is a copy of. */
export interface Begun {
  from: { copied: string } | { named: string }
  body: Body
}

/** A document; without an id, the new one of its kind, or a copy. */
interface DocumentName {
  kind: DocumentKind
  id?: string | undefined
  begun?: Begun | undefined
}

/** What was typed and not saved, and what it was typed over. */
interface DocumentDraft {
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
