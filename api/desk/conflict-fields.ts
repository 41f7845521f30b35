import type { DeskItemOf } from '#core/contract/desk.ts'
import { FIELD_NAMES, rowOf } from '#core/fields/listing.ts'
import type { Conflict } from '#data/store/conflicts.repository.ts'
import type { DuplicateNote } from '#data/store/conflicts.table.ts'
import { isSameIn, withNews, type Body } from '#data/store/conflict-news.ts'

export type Field = DeskItemOf<'conflict'>['fields'][number]

/** Third-party data never replaces a listing's town or kashrut. */
const KEPT: ReadonlySet<string> = new Set(['tnid', 'place', ...FIELD_NAMES.filter((field) => rowOf(field).kashrut)])

const baseOf = ({ base }: Conflict): Body => (base === null ? {} : (JSON.parse(base) as Body))

const theirsOf = ({ theirs }: Conflict): Body => JSON.parse(theirs) as Body

/** The document after accepting everything that a conflict offers. */
export function proposalOf(row: Conflict, ours: Body | undefined): Body {
  const theirs = theirsOf(row)
  if (!ours) return theirs
  return row.duplicate === null ? withNews(ours, baseOf(row), theirs) : duplicateBody(ours, theirs, row.duplicate)
}

/** A listing with a place's values; what the place lacks stays. */
function duplicateBody(ours: Body, theirs: Body, note: string): Body {
  const { assumed } = JSON.parse(note) as DuplicateNote
  const body: Record<string, unknown> = { ...ours }
  for (const [field, value] of Object.entries(theirs)) {
    // Its title stays, and what is said of it.
    if (field === 'transliterated') continue
    const stays = KEPT.has(field) || assumed.includes(field)
    if (!stays || ours[field] === undefined) body[field] = value
  }
  // Its names stay too; the place adds other languages.
  body['title'] = { ...(theirs['title'] as object), ...(ours['title'] as object) }
  return body
}

/** A body with some fields copied from another, missing ones removed. */
export function taking(ours: Body, theirs: Body, paths: readonly string[]): Body {
  const body: Record<string, unknown> = { ...ours }
  for (const path of paths) {
    if (theirs[path] === undefined) delete body[path]
    else body[path] = theirs[path]
  }
  return body
}

/** The fields that a conflict's source has changed since its last import. */
export function newsOf(row: Conflict): string[] {
  const [base, theirs] = [baseOf(row), theirsOf(row)]
  return Object.keys({ ...base, ...theirs }).filter((path) => !isSameIn(path, base, theirs))
}

/** The fields that a conflict offers for the current document; once decided, those that had news. */
export function conflictFields(row: Conflict, ours: Body = {}, proposal: Body = {}): Field[] {
  const isOffered = (path: string) => !isSameIn(path, ours, proposal)
  // A possible duplicate was never imported: there are only two sides.
  const isDuplicate = row.source_id !== null
  const paths = isDuplicate ? Object.keys({ ...ours, ...proposal }) : newsOf(row)
  const isOpen = row.state === 'waiting'
  const base = isDuplicate ? {} : baseOf(row)
  return paths
    .filter((path) => (!isOpen && !isDuplicate) || isOffered(path))
    .map((path) => ({
      path,
      ...(base[path] !== undefined && { base: base[path] }),
      ...(ours[path] !== undefined && { ours: ours[path] }),
      ...(proposal[path] !== undefined && { theirs: proposal[path] }),
    }))
}
