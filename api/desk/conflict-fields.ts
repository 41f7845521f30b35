import type { DeskItemOf } from '#core/contract/desk.ts'
import {
  isTakenTwin,
  type Conflict,
} from '../conflicts/conflicts.repository.ts'
import type { TwinNote } from '../conflicts/conflicts.table.ts'
import type { Store } from '../store/database.ts'

export type Body = Readonly<Record<string, unknown>>
export type Field = DeskItemOf<'conflict'>['fields'][number]

/** What a listing says of its kashrut, and where it is at home, is not for a place from outside to replace. */
const KEPT: ReadonlySet<string> = new Set([
  'tnid',
  'place',
  'kosherStatus',
  'supervision',
  'isGlatt',
  'foodType',
])

/**
 * What would stand in the store if an editor took all of a conflict: what the source says; of a listing that an
 * editor has found to be a place of the source, only its news, because the source never said the rest.
 */
export async function proposalOf(
  db: Store,
  row: Conflict,
  ours: Body | undefined,
): Promise<Body> {
  const theirs = JSON.parse(row.theirs) as Body
  if (!ours) return theirs
  if (row.twin !== null) return twinBody(ours, theirs, row.twin)
  if (row.base === null || !(await isTakenTwin(db, row))) return theirs
  return withNews(ours, JSON.parse(row.base) as Body, theirs)
}

/** A listing with the values of a place: what the place says takes the place of ours, what it lacks stays. */
function twinBody(ours: Body, theirs: Body, note: string): Body {
  const { assumed } = JSON.parse(note) as TwinNote
  const body: Record<string, unknown> = { ...ours }
  for (const [field, value] of Object.entries(theirs)) {
    const stays = KEPT.has(field) || assumed.includes(field)
    if (!stays || ours[field] === undefined) body[field] = value
  }
  // Its names stay as well; the place adds those of other languages.
  body['title'] = { ...(theirs['title'] as object), ...(ours['title'] as object) } // prettier-ignore
  return body
}

function withNews(ours: Body, base: Body, theirs: Body): Body {
  const paths = Object.keys({ ...base, ...theirs })
  const news = paths.filter((path) => said(base, path) !== said(theirs, path))
  return taking(ours, theirs, news)
}

/** A body with some fields as another has them, also those that it has not. */
export function taking(
  ours: Body,
  theirs: Body,
  paths: readonly string[],
): Body {
  const body: Record<string, unknown> = { ...ours }
  for (const path of paths) {
    if (theirs[path] === undefined) delete body[path]
    else body[path] = theirs[path]
  }
  return body
}

const said = (side: Body | undefined, path: string) =>
  JSON.stringify(side?.[path])

/** The fields in which the three do not say the same; of texts in several languages, the whole. */
export function fieldsOf(
  base: Body | undefined,
  ours: Body | undefined,
  theirs: Body,
): Field[] {
  const sides = { base, ours, theirs }
  const paths = Object.values(sides).flatMap((side) => Object.keys(side ?? {}))
  return [...new Set(paths)]
    .filter((path) => {
      const known = [ours, theirs].filter((side) => side !== undefined)
      return known.some((side) => said(side, path) !== said(base, path))
    })
    .map((path) => ({
      path,
      ...(base?.[path] !== undefined && { base: base[path] }),
      ...(ours?.[path] !== undefined && { ours: ours[path] }),
      ...(theirs[path] !== undefined && { theirs: theirs[path] }),
    }))
}

/** The fields of a conflict as its document is now. */
export function conflictFields(
  row: Conflict,
  ours: Body | undefined,
  proposal: Body,
): Field[] {
  // A place that may be a listing has written nothing yet: there are two sides only.
  if (row.source_id !== null)
    return fieldsOf(ours, ours, proposal).map(
      ({ path, ours: here, theirs }) => ({
        path,
        ...(here !== undefined && { ours: here }),
        ...(theirs !== undefined && { theirs }),
      }),
    )
  const base = row.base === null ? undefined : (JSON.parse(row.base) as Body)
  return fieldsOf(base, ours, proposal)
}
