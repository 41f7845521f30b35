import { t } from '#site/ui/page/messages.ts'
import type { ReadableAtom } from 'nanostores'
import { ApiError } from '#core/contract/client.ts'
import type { DeskDone } from '#core/contract/desk.ts'
import type { DeskDocument, Shape, ShapeField } from '#core/contract/desk-documents.ts'
import type { DocumentKind } from '#core/contract/desk-parts.ts'
import { toasts } from '#site/ui/page/toasts.ts'
import { deskCall, failureText } from '../calls.ts'
import { problemsIn } from './documents-check.ts'
import { documentDraft, type Begun, conflictOf, type DocumentState } from './documents-state.ts'
import { followPublishing } from '../publishing.ts'
import { onto } from './documents-merge.ts'
import { isSame, valueAt, type Body } from './documents-paths.ts'
import { fieldsOfBody, fieldAt } from './documents-shape.ts'

export const heldBy = (known: DeskDocument) => ({
  known,
  base: known.body,
  seq: known.seq,
})

/** A form that is saved. */
interface Work {
  kind: DocumentKind
  shape: Shape
  begun: Begun | undefined
  onCreate: (id: string) => void
  $state: ReadableAtom<DocumentState>
  change: (next: Partial<DocumentState>) => void
}

/** Checks and sends what is typed, and takes over what the server makes of it. */
export async function saveDocument(work: Work, reason: string): Promise<void> {
  const { $state, change, shape } = work
  const { body, status, round, live } = $state.get()
  if (status === 'sending') return
  if (Object.keys(problemsIn(fieldsOfBody(shape.fields, body), body)).length > 0)
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
  { kind, begun, $state, change, onCreate }: Work,
  done: DeskDone,
  sent: DocumentState['body'],
): Promise<void> {
  const { id: before } = $state.get()
  const id = before ?? done.id
  documentDraft({ kind, id: before, begun }).keep(undefined)
  toasts.add(done.message)
  const live = done.seq === undefined ? 'noPages' : followPublishing(done.seq)
  change({
    live,
    restored: undefined,
    isChecked: false,
    touched: new Set(),
  })
  const known = id === undefined ? undefined : await read(kind, id)
  const { body } = $state.get()
  // Id and body together: a preview of one without the other would be refused.
  if (known) {
    const typed = isSame(body, sent) ? known.body : onto(sent, body, known.body, new Set())
    change({ id, ...heldBy(known), body: typed })
  } else change({ id, base: sent })
  if (before !== undefined || id === undefined) return
  documentDraft({ kind, begun }).keep(undefined)
  onCreate(id)
}

/** The document as it is now; undefined where it cannot be had. */
async function read(kind: DocumentKind, id: string): Promise<DeskDocument | undefined> {
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
  const text = hasWords ? failureText(error) : t('desk.documents').form.refused
  const isAtField = error.code === 'invalidField'
  const path = isAtField ? pathNamedIn(text, shape.fields, body) : undefined
  // At its field, the name of the field says nothing more.
  const said = path !== undefined && text.startsWith(`${path}: `) ? text.slice(path.length + 2) : text
  change({ refusal: { path, text: said }, round: round + 1 })
}

/** Finds out what has moved; false where that cannot be had. */
async function showMoved({ kind, $state, change }: Work): Promise<boolean> {
  const { id } = $state.get()
  const theirs = id === undefined ? undefined : await read(kind, id)
  if (!theirs) return false
  change({ conflict: conflictOf($state.get(), theirs) })
  return true
}

/** Takes over what the server has now; where both changed the same, what is typed and what moved are shown. */
export async function refreshDocument({ kind, $state, change }: Work): Promise<void> {
  const { id, base, body } = $state.get()
  const theirs = id === undefined ? undefined : await read(kind, id)
  if (!theirs) return
  const conflict = conflictOf({ base, body }, theirs)
  if (conflict.moved.some(({ isBoth }) => isBoth)) return change({ conflict })
  change({ ...heldBy(theirs), body: onto(base, body, theirs.body, new Set()) })
}

/** Deletes the document. Throws ApiError. */
export async function removeDocument(work: Work, reason: string): Promise<void> {
  const { kind, $state, change } = work
  const { id, seq } = $state.get()
  if (id === undefined) return
  try {
    const why = reason.trim() ? { reason: reason.trim() } : {}
    const { message } = await deskCall('DELETE /rest/tjt/desk/document/:kind/:id', {
      params: { kind, id },
      body: { seq, ...why },
    })
    change({ base: $state.get().body })
    documentDraft({ kind, id }).keep(undefined)
    toasts.add(message)
  } catch (error) {
    const isMoved = error instanceof ApiError && error.code === 'contentMoved'
    if (isMoved) await showMoved(work)
    throw error
  }
}

/**
 * The path in a server message: `links.2.title.he` or `/links/2/title/he`, possibly with a prefix. Undefined if it
 * names no field of the document.
 */
export function pathNamedIn(text: string, fields: readonly ShapeField[], body: Body): string | undefined {
  for (const word of text.match(/[/\w.[\]-]+/g) ?? []) {
    const path = word
      .replace(/[/[\]]/g, '.')
      .split('.')
      .filter(Boolean)
    if (path[0] === 'body') path.shift()
    const known = knownPart(path, fields, body)
    if (known.length > 0) return known.join('.')
  }
  return undefined
}

/** The part of a path that the shape or the body knows. */
function knownPart(path: readonly string[], fields: readonly ShapeField[], body: Body): readonly string[] {
  const isField = fields.some(({ field }) => field === path[0])
  if (!isField) return []
  for (let length = path.length; length > 1; length--) {
    const part = path.slice(0, length)
    if (isNoEntry(part, body)) continue
    const { field, label } = fieldAt(fields, part, body)
    const isText = field?.type === 'localized' && label !== ''
    if (field || isText || valueAt(body, part) !== undefined) return part
  }
  return path.slice(0, 1)
}

/** Whether a path leads to a missing entry of a list. */
const isNoEntry = (path: readonly string[], body: Body): boolean =>
  path.some((step, at) => /^\d+$/.test(step) && valueAt(body, path.slice(0, at + 1)) === undefined)
