import { atom, computed, type ReadableAtom } from 'nanostores'
import type { DeskDocument, Shape } from '#core/contract/desk-documents.ts'
import type { DocumentKind } from '#core/contract/desk-parts.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { Form } from '#site/ui/forms/form.ts'
import {
  documentDraft,
  type Begun,
  conflictOf,
  formState,
  isDirty,
  shownProblems,
  type DocumentState,
} from './documents-state.ts'
import { onto } from './documents-merge.ts'
import { pathOf, valueAt, withValue } from './documents-paths.ts'
import { heldBy, refreshDocument, removeDocument, saveDocument } from './documents-save.ts'
import { newBody } from './documents-shape.ts'

export interface DocumentForm {
  kind: DocumentKind
  shape: Shape
  begun: Begun | undefined
  $state: ReadableAtom<DocumentState>
  /** What is said at the fields, by path. */
  $problems: ReadableAtom<Readonly<Record<string, string>>>
  /** The same for the fields of the kit. */
  asForm: Pick<Form, '$state' | 'fields'>
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
  /** Takes over what the server has now; what is typed stays, and is shown beside it where both changed. */
  refresh(): Promise<void>
  /** Resets to the server's version. */
  discard(): void
  /** Follows no pages any more. */
  close(): void
}

export interface FormOptions {
  kind: DocumentKind
  shape: Shape
  /** Undefined for a new one. */
  known: DeskDocument | undefined
  begun: Begun | undefined
  /** A new document has got its id. */
  onCreate: (id: string) => void
  now?: () => number
}

/** The form of a document, with its draft. */
export function createDocumentForm(options: FormOptions): DocumentForm {
  const { kind, shape, begun, now = Date.now } = options
  const $state = atom(startOf(options))
  const change = (next: Partial<DocumentState>) => $state.set({ ...$state.get(), ...next })
  const keepNow = () => {
    const state = $state.get()
    const { id, base, seq, body } = state
    const draft = isDirty(state) ? { at: now(), base, seq, body } : undefined
    documentDraft({ kind, id, begun }).keep(draft)
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
  const $problems = computed($state, (state) => shownProblems(shape.fields, state))
  return {
    kind,
    shape,
    begun,
    $state,
    $problems,
    asForm: { fields: {}, $state: computed([$state, $problems], formState) },
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
    submit: (reason) => saveDocument({ ...options, $state, change }, reason),
    remove: (reason) => removeDocument({ ...options, $state, change }, reason),
    rebase(yields) {
      const { base, body, conflict } = $state.get()
      if (!conflict) return
      const { theirs } = conflict
      const next = onto(base, body, theirs.body, yields)
      change({ ...heldBy(theirs), body: next, conflict: undefined })
      keepNow()
    },
    refresh: () => refreshDocument({ ...options, $state, change }).then(keepNow),
    discard() {
      const { id, live, conflict, ...state } = $state.get()
      documentDraft({ kind, id, begun }).keep(undefined)
      const known = conflict?.theirs ?? state.known
      change({ ...startOf({ ...options, known }), id, live })
    },
    close: () => stopFollowing($state.get()),
  }
}

function stopFollowing({ live }: DocumentState): void {
  if (typeof live === 'object') live.stop()
}

/** The form as it begins: with the draft, if there is one. */
function startOf({ kind, shape, known, begun }: FormOptions): DocumentState {
  const id = known?.id
  const base = known?.body ?? newBody(shape.fields)
  const seq = known?.seq ?? 0
  const draft = documentDraft({ kind, id, begun }).read()
  const isMoved = known !== undefined && draft !== undefined && draft.seq !== seq
  const kept = draft && { base: draft.base, seq: draft.seq, body: draft.body }
  return {
    id,
    known,
    ...(kept ?? { base, seq, body: known ? base : (begun?.body ?? base) }),
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
