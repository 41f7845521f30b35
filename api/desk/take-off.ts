import { isDeepStrictEqual } from 'node:util'
import type { EditedRow } from '#data/store/content.repository.ts'
import { editMany, nextSeq } from '#data/store/content.repository.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import { decisionsOn, findAct, type PartChanges } from './audit.repository.ts'
import { bare, readDocument, stateChange, type Snapshot, type StoredDocument } from './snapshot.ts'

type Body = Readonly<Record<string, unknown>>

interface Off {
  /** By listing: what was taken off it, for the log. */
  each: PartChanges[]
  /** Ids of the edits. */
  edits: number[]
  seq: number | undefined
}

/**
 * Takes off the page what somebody published at once and no editor has looked at: each field that is still as they left
 * it is again as it was before.
 */
export async function takeOffApplied(trx: StoreTransaction, { uid, now }: { uid: number; now: number }): Promise<Off> {
  const edits = await trx
    .updateTable('edits')
    .set({ state: 'refused' })
    .where('uid', '=', uid)
    .where('state', '=', 'applied')
    .returning(['id', 'tnid'])
    .execute()
  if (edits.length === 0) return { each: [], edits: [], seq: undefined }
  const each: PartChanges[] = []
  const rows: EditedRow[] = []
  for (const [tnid, own] of Map.groupBy(edits, (edit) => edit.tnid)) {
    const ids = own.map(({ id }) => id)
    const before = await readDocument(trx, 'listings', String(tnid))
    const after = before && (await withoutEdits(trx, bare(before), ids))
    const changed = before && after ? changesIn(bare(before), after) : undefined
    each.push({
      tnid,
      rows: ids.map((id) => stateChange('edits', id, 'refused', 'applied')),
      ...(changed && { content: changed }),
    })
    if (changed) rows.push(after!)
  }
  const seq = await nextSeq(trx)
  await editMany(trx, rows, { seq, now })
  return { each, edits: edits.map(({ id }) => id), seq }
}

/** A listing without what some edits made of it, the latest first: one may have changed what another had. */
async function withoutEdits(
  trx: StoreTransaction,
  document: StoredDocument,
  ids: readonly number[],
): Promise<StoredDocument> {
  const acts = await decisionsOn(trx, 'applied', ids)
  let next = document
  for (const id of [...ids].sort((a, b) => b - a)) {
    const act = await findAct(trx, acts.get(id)?.audit ?? 0)
    if (act) next = withoutAct(next, act)
  }
  return next
}

function withoutAct(document: StoredDocument, act: { before: string; after: string }): StoredDocument {
  const [was, became] = [act.before, act.after].map((json) => (JSON.parse(json) as Snapshot).content)
  if (!was || !became) return document
  const [old, made] = [was.body, became.body] as Body[]
  const body = { ...(document.body as Body) }
  for (const field of fieldsThatDiffer(old!, made!)) {
    if (!isDeepStrictEqual(body[field], made![field])) continue
    if (old![field] === undefined) delete body[field]
    else body[field] = old![field]
  }
  // An import may have it back, unless somebody else has touched it since.
  return { ...document, body, origin: document.origin === became.origin ? was.origin : document.origin }
}

const fieldsThatDiffer = (one: Body, other: Body): string[] =>
  Object.keys({ ...one, ...other }).filter((field) => !isDeepStrictEqual(one[field], other[field]))

/** Two versions of a document with the fields that differ; undefined if there are none. */
function changesIn(before: StoredDocument, after: StoredDocument): PartChanges['content'] {
  const fields = fieldsThatDiffer(before.body as Body, after.body as Body)
  if (fields.length === 0) return undefined
  const short = (document: StoredDocument) => {
    const body = document.body as Body
    const kept = fields.filter((field) => body[field] !== undefined).map((field) => [field, body[field]])
    return { ...document, body: Object.fromEntries(kept) as Body }
  }
  return { before: short(before), after: short(after) }
}
