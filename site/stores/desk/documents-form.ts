import { atom, computed, type ReadableAtom } from 'nanostores'
import { ApiError } from '#core/contract/client.ts'
import type { DeskDone } from '#core/contract/desk.ts'
import type { DeskDocument, Shape } from '#core/contract/desk-documents.ts'
import type { DocumentKind } from '#core/contract/desk-parts.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { toasts } from '../toasts.ts'
import { deskCall, failureText } from './calls.ts'
import { problemsIn } from './documents-check.ts'
import { keepDraft, readDraft } from './documents-draft.ts'
import { pathNamedIn } from './documents-errors.ts'
import { followPublishing } from './documents-live.ts'
import { onto } from './documents-merge.ts'
import { isSame, pathOf, valueAt, withValue } from './documents-paths.ts'
import { newBody } from './documents-shape.ts'
import {
  conflictOf,
  isDirty,
  shownProblems,
  type DocumentState,
  type ShownProblem,
} from './documents-state.ts'
import { documentsWordsNow } from './documents-words.ts'

export interface DocumentForm {
  kind: DocumentKind
  shape: Shape
  $state: ReadableAtom<DocumentState>
  /** What is said at the fields, by path. */
  $problems: ReadableAtom<Readonly<Record<string, ShownProblem>>>
  /** Puts a value at a path, undefined for none. */
  set(path: string, value: unknown): void
  /** A text in one language; an empty one is none. `isKept`: the field stays when its last text goes. */
  setText(path: string, lang: Lang, text: string, isKept: boolean): void
  /** Somebody has been in a field. */
  touch(path: string): void
  submit(reason: string): Promise<void>
  /** Deletes it. Throws ApiError. */
  remove(reason: string): Promise<void>
  /** Puts what is typed onto what the server has now, but not at the paths that yield. */
  rebase(yields: ReadonlySet<string>): void
  /** Begins anew from what the server has. */
  discard(): void
  /** Follows no pages any more. */
  close(): void
}

export interface FormOptions {
  kind: DocumentKind
  shape: Shape
  /** Undefined for a new one. */
  known: DeskDocument | undefined
  /** A new document has got its id. */
  onCreate: (id: string) => void
  now?: () => number
}

/** The form of a document, with its draft. */
export function createDocumentForm(options: FormOptions): DocumentForm {
  const { kind, shape, now = Date.now } = options
  const $state = atom(startOf(options))
  const change = (next: Partial<DocumentState>) =>
    $state.set({ ...$state.get(), ...next })
  const keepNow = () => {
    const state = $state.get()
    const { id, base, seq, body } = state
    const draft = isDirty(state) ? { at: now(), base, seq, body } : undefined
    keepDraft({ kind, id }, draft)
  }
  function set(path: string, value: unknown): void {
    const { body, refusal } = $state.get()
    const named = refusal?.path
    const isTouched = named?.startsWith(path) || path.startsWith(`${named}.`)
    change({
      body: withValue(body, pathOf(path), value) as DocumentState['body'],
      ...((isTouched || !named) && { refusal: undefined }),
    })
    keepNow()
  }
  return {
    kind,
    shape,
    $state,
    $problems: computed($state, (state) => shownProblems(shape.fields, state)),
    set,
    setText(path, lang, text, isKept) {
      const old = valueAt($state.get().body, pathOf(path))
      const texts = withValue(old ?? {}, [lang], text || undefined) as object
      const isEmpty = Object.keys(texts).length === 0
      set(path, isEmpty && !isKept ? undefined : texts)
    },
    touch(path) {
      const { touched } = $state.get()
      if (!touched.has(path)) change({ touched: new Set([...touched, path]) })
    },
    submit: (reason) => submit({ ...options, $state, change }, reason),
    remove: (reason) => remove({ ...options, $state, change }, reason),
    rebase(yields) {
      const { base, body, conflict } = $state.get()
      if (!conflict) return
      const { theirs } = conflict
      const next = onto(base, body, theirs.body, yields)
      change({ ...heldBy(theirs), body: next, conflict: undefined })
      keepNow()
    },
    discard() {
      const { id, live, conflict, ...state } = $state.get()
      keepDraft({ kind, id }, undefined)
      const known = conflict?.theirs ?? state.known
      change({ ...startOf({ ...options, known }), id, live })
    },
    close() {
      const { live } = $state.get()
      if (typeof live === 'object') live.stop()
    },
  }
}

const heldBy = (known: DeskDocument) => ({
  known,
  base: known.body,
  seq: known.seq,
})

/** The form as it begins: with the draft, if there is one. */
function startOf({ kind, shape, known }: FormOptions): DocumentState {
  const id = known?.id
  const base = known?.body ?? newBody(shape.fields)
  const seq = known?.seq ?? 0
  const draft = readDraft({ kind, id })
  const isMoved =
    known !== undefined && draft !== undefined && draft.seq !== seq
  const begun = draft && { base: draft.base, seq: draft.seq, body: draft.body }
  return {
    id,
    known,
    ...(begun ?? { base, seq, body: base }),
    status: 'idle',
    touched: new Set(),
    isChecked: false,
    refusal: undefined,
    round: 0,
    conflict: isMoved ? conflictOf(draft, known) : undefined,
    restored: draft?.at,
    live: undefined,
  }
}

interface Work extends FormOptions {
  $state: ReadableAtom<DocumentState>
  change: (next: Partial<DocumentState>) => void
}

async function submit(work: Work, reason: string): Promise<void> {
  const { $state, change, shape } = work
  const { body, status, round, live } = $state.get()
  if (status === 'sending') return
  if (Object.keys(problemsIn(shape.fields, body)).length > 0)
    return change({ isChecked: true, refusal: undefined, round: round + 1 })
  if (typeof live === 'object') live.stop()
  change({ status: 'sending', refusal: undefined, live: undefined })
  try {
    const done = await send(work, reason.trim())
    await settle(work, done, body)
  } catch (error) {
    await refuse(work, error)
  } finally {
    change({ status: 'idle' })
  }
}

function send({ kind, $state }: Work, reason: string): Promise<DeskDone> {
  const { id, body, seq } = $state.get()
  const why = reason ? { reason } : {}
  return id === undefined
    ? deskCall('POST /rest/tjt/desk/document/:kind', {
        params: { kind },
        body: { body, ...why },
      })
    : deskCall('PUT /rest/tjt/desk/document/:kind/:id', {
        params: { kind, id },
        body: { body, seq, ...why },
      })
}

/** Takes over what the server made of what was sent; what was typed meanwhile stays. */
async function settle(
  { kind, $state, change, onCreate }: Work,
  done: DeskDone,
  sent: DocumentState['body'],
): Promise<void> {
  const { id: before } = $state.get()
  const id = before ?? done.id
  keepDraft({ kind, id: before }, undefined)
  toasts.add(done.message)
  const live = done.seq === undefined ? 'noPages' : followPublishing(done.seq)
  change({
    id,
    live,
    restored: undefined,
    isChecked: false,
    touched: new Set(),
  })
  const known = id === undefined ? undefined : await read(kind, id)
  const { body } = $state.get()
  if (known) {
    const typed = isSame(body, sent)
      ? known.body
      : onto(sent, body, known.body, new Set())
    change({ ...heldBy(known), body: typed })
  } else change({ base: sent })
  if (before === undefined && id !== undefined) onCreate(id)
}

/** The document as it is now; undefined where it cannot be had. */
async function read(
  kind: DocumentKind,
  id: string,
): Promise<DeskDocument | undefined> {
  try {
    const params = { kind, id }
    return await deskCall('GET /rest/tjt/desk/document/:kind/:id', { params })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return undefined
  }
}

/** Shows what the server refused: at its field, as what has moved, or for the whole. */
async function refuse(work: Work, error: unknown): Promise<void> {
  if (!(error instanceof ApiError)) throw error
  const { $state, change, shape } = work
  if (error.code === 'contentMoved' && (await showMoved(work))) return
  const { body, round } = $state.get()
  const hasWords = error.text !== undefined || error.code === 'needLogin'
  const text = hasWords ? failureText(error) : documentsWordsNow().form.refused
  const isAtField = error.code === 'invalidField'
  const path = isAtField ? pathNamedIn(text, shape.fields, body) : undefined
  change({ refusal: { path, text }, round: round + 1 })
}

/** Finds out what has moved; false where that cannot be had. */
async function showMoved({ kind, $state, change }: Work): Promise<boolean> {
  const { id } = $state.get()
  const theirs = id === undefined ? undefined : await read(kind, id)
  if (!theirs) return false
  change({ conflict: conflictOf($state.get(), theirs) })
  return true
}

async function remove(work: Work, reason: string): Promise<void> {
  const { kind, $state, change } = work
  const { id, seq } = $state.get()
  if (id === undefined) return
  try {
    const why = reason.trim() ? { reason: reason.trim() } : {}
    const { message } = await deskCall(
      'DELETE /rest/tjt/desk/document/:kind/:id',
      { params: { kind, id }, body: { seq, ...why } },
    )
    change({ base: $state.get().body })
    keepDraft({ kind, id }, undefined)
    toasts.add(message)
  } catch (error) {
    const isMoved = error instanceof ApiError && error.code === 'contentMoved'
    if (isMoved) await showMoved(work)
    throw error
  }
}
