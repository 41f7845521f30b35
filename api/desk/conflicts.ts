import { sql } from 'kysely'
import {
  DOCUMENT_KINDS,
  type Decision,
  type DeskItemOf,
  type DocumentKind,
} from '#core/contract/desk.ts'
import type { Localized } from '#core/domain/localized.ts'
import {
  decideConflict,
  getConflict,
  type Conflict,
} from '../conflicts/conflicts.repository.ts'
import { AppError } from '../errors.ts'
import { importOrigin } from '../imported/imported.repository.ts'
import { editContent } from '../store/content.repository.ts'
import { decidedAlready, type Outcome } from './act.ts'
import { checkDocument } from './checks.ts'
import type { Deciding, QueueKind } from './kind.ts'
import {
  bare,
  readDocument,
  type RowChange,
  type StoredDocument,
} from './snapshot.ts'

type Body = Readonly<Record<string, unknown>>
type Field = DeskItemOf<'conflict'>['fields'][number]

/** What an import would change about documents that editors have changed since. */
export const conflicts: QueueKind = {
  kind: 'conflict',
  waiting: sql`select id, at,
    case when kind = 'listings' then cast(item as integer) else 0 end as tnid
    from conflicts where state = 'waiting'`,

  async lines(db, ids) {
    const rows = await db
      .selectFrom('conflicts')
      .selectAll()
      .where('id', 'in', [...ids])
      .execute()
    return new Map(
      rows.map((row) => {
        const theirs = JSON.parse(row.theirs) as Body
        const fields = row.base
          ? fieldsOf(JSON.parse(row.base) as Body, undefined, theirs)
          : []
        const line = {
          uid: 0,
          tnid: tnidOf(row),
          at: row.at,
          summary: row.source,
          fields: fields.map(({ path }) => path),
        }
        return [row.id, line]
      }),
    )
  },

  async item({ store }, id) {
    const row = await getConflict(store, id)
    if (!row) return undefined
    const theirs = JSON.parse(row.theirs) as Body
    const present = await readDocument(store, row.kind, row.item)
    const ours = present?.body as Body | undefined
    const title = (ours ?? theirs)['title'] as Localized | undefined
    return {
      kind: 'conflict',
      id,
      uid: 0,
      tnid: tnidOf(row),
      at: row.at,
      language: 'en',
      contentKind: row.kind,
      item: row.item,
      source: row.source,
      seq: present?.version ?? 0,
      ...(title && { title }),
      fields: fieldsOf(
        row.base === null ? undefined : (JSON.parse(row.base) as Body),
        ours,
        theirs,
      ),
    }
  },

  async decide(work) {
    const { trx, decision } = work
    const { id, act } = decision
    if (act !== 'approve' && act !== 'refuse')
      throw new AppError('invalidRequest')
    const state = act === 'approve' ? 'taken' : 'refused'
    const row = await getConflict(trx, id)
    if (!row || !(await decideConflict(trx, id, state)))
      throw await decidedAlready(trx, 'conflict', id)
    const change: RowChange = {
      table: 'conflicts',
      id,
      before: { state: 'waiting' },
      after: { state },
    }
    const decided = { tnid: tnidOf(row), rows: [change] }
    return act === 'approve' ? take(work, row, decided) : decided
  },
}

/** Writes what the source says, as a whole or in the fields that were chosen. */
async function take(
  { trx, decision, acting }: Deciding,
  row: Conflict,
  decided: Pick<Outcome, 'tnid' | 'rows'>,
): Promise<Outcome> {
  const kind = editable(row.kind)
  const present = await readDocument(trx, kind, row.item)
  if (!present || present.deleted) throw new AppError('couldNotUpdateListing')
  if (decision.seq !== undefined && decision.seq !== present.version)
    throw new AppError('contentMoved')
  const before = bare(present)
  const body = bodyAfter(before.body as Body, row, decision)
  await checkDocument(trx, kind, body)
  // Nothing of an editor's is left where all is taken: the next import may go on by itself.
  const origin = decision.fields
    ? `editor:${acting.uid}`
    : importOrigin(row.source)
  const after: StoredDocument = { ...before, body, origin }
  const seq = await editContent(trx, after, { origin, now: acting.now })
  return { ...decided, seq, content: { before, after } }
}

/** Throws AppError `nothingChosen`. */
function bodyAfter(ours: Body, row: Conflict, { fields }: Decision): Body {
  const theirs = JSON.parse(row.theirs) as Body
  if (!fields) return theirs
  const base = row.base === null ? undefined : (JSON.parse(row.base) as Body)
  const chosen = fieldsOf(base, ours, theirs).filter(({ path }) =>
    fields.includes(path),
  )
  if (chosen.length === 0) throw new AppError('nothingChosen')
  const body: Record<string, unknown> = { ...ours }
  for (const { path } of chosen) {
    if (theirs[path] === undefined) delete body[path]
    else body[path] = theirs[path]
  }
  return body
}

/** The fields in which the three do not say the same; of texts in several languages, the whole. */
function fieldsOf(
  base: Body | undefined,
  ours: Body | undefined,
  theirs: Body,
): Field[] {
  const sides = { base, ours, theirs }
  const paths = Object.values(sides).flatMap((side) => Object.keys(side ?? {}))
  const said = (side: Body | undefined, path: string) =>
    JSON.stringify(side?.[path])
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

const tnidOf = ({ kind, item }: Conflict): number =>
  kind === 'listings' ? Number(item) : 0

/** Throws AppError `invalidRequest` for documents that editors do not change. */
function editable(kind: string): DocumentKind {
  const known = DOCUMENT_KINDS.find((one) => one === kind)
  if (!known) throw new AppError('invalidRequest')
  return known
}
