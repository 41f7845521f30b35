import { isDeepStrictEqual } from 'node:util'
import { type EditedRow, editMany, nextSeq, touchContent } from '#data/store/content.repository.ts'
import type { StoreTransaction, Store } from '#data/store/database.ts'
import { decisionsOn, findAct, type PartChanges } from '#api/audit/audit.repository.ts'
import { bare, readDocument, type StoredDocument } from '#api/content/documents.repository.ts'
import { stateChange, type Snapshot, type RowChange } from '#api/audit/changes.ts'
import { sql } from 'kysely'
import { AppError } from '#core/contract/app-error.ts'
import type { CleanRequest, DeskDone } from '#core/contract/desk.ts'
import type { PeopleDeps } from '#api/deps.ts'
import type { Acting } from '../acts/audited-action.ts'
import { requireNoRole } from './no-role.ts'
import { shownListings } from '#api/audit/shown-listings.ts'
import { actOnUser } from './user-acts.ts'

const POSTS = ['reviews', 'questions', 'answers'] as const
const PROPOSALS = ['edits', 'claims', 'reports'] as const

/**
 * Removes what somebody contributed, in one action with one undo: hides reviews, questions and answers, with the
 * reports about them, refuses what waits (edits with their pictures, certificates, claims, reports), takes what was
 * published at once off the page again, and no longer counts what they said of places.
 */
export function cleanUser(deps: PeopleDeps, acting: Acting, { uid, reason }: CleanRequest): Promise<DeskDone> {
  return actOnUser(deps, acting, { act: 'clean', kind: 'user', uid, reason }, async (trx, user) => {
    requireNoRole(user)
    const rows: RowChange[] = [...(await silence(trx, uid))]
    for (const table of POSTS) rows.push(...(await hidePosts(trx, { table, uid, now: acting.now })))
    for (const table of PROPOSALS) rows.push(...(await refuseWaiting(trx, { table, uid })))
    const { each, edits, seq: undoSeq } = await takeOffApplied(trx, { uid, now: acting.now })
    if (rows.length + each.length === 0) throw new AppError('nothingToClean')
    const names = rows.map(({ table, id }) => `${table} ${id}`)
    const seq = (await touchContent(trx, 'listings', await shownListings(trx, names), undoSeq)) ?? undoSeq
    return { rows, each, takenOff: edits, seq }
  })
}

interface Posts {
  table: (typeof POSTS)[number]
  uid: number
  now: number
}

/** Hides visible contributions and those that wait, with the reports about them. */
async function hidePosts(trx: StoreTransaction, { table, uid, now }: Posts): Promise<RowChange[]> {
  const loose = table as 'reviews'
  const own = await trx
    .selectFrom(loose)
    .select(['id', 'hidden', 'looked_at'])
    .where('uid', '=', uid)
    .where((eb) => eb.or([eb('hidden', '=', 0), eb('looked_at', '=', 0)]))
    .execute()
  const after = { hidden: 1, looked_at: now } as const
  await trx
    .updateTable(loose)
    .set(after)
    .where('uid', '=', uid)
    .where((eb) => eb.or([eb('hidden', '=', 0), eb('looked_at', '=', 0)]))
    .execute()
  const about = `${table.slice(0, -1)} `
  const settled = await trx
    .updateTable('reports')
    .set({ state: 'settled' })
    .where('state', '=', 'waiting')
    .where('about', 'in', sql<string>`(select ${about} || id from ${sql.table(table)} where uid = ${uid})`)
    .returning('id')
    .execute()
  return [
    ...own.map(({ id, hidden, looked_at }) => ({ table, id, before: { hidden, looked_at }, after })),
    ...settled.map(({ id }) => stateChange('reports', id, 'settled')),
  ]
}

async function refuseWaiting(
  trx: StoreTransaction,
  { table, uid }: { table: (typeof PROPOSALS)[number]; uid: number },
): Promise<RowChange[]> {
  const rows = await trx
    .updateTable(table as 'claims')
    .set({ state: 'refused' })
    .where('uid', '=', uid)
    .where('state', '=', 'waiting')
    .returning('id')
    .execute()
  return rows.map(({ id }) => stateChange(table, id, 'refused'))
}

/** Takes what a visitor said of places out of the count. */
async function silence(trx: StoreTransaction, uid: number): Promise<RowChange[]> {
  const rows = await trx
    .updateTable('sightings')
    .set({ role: 'removed' })
    .where('uid', '=', uid)
    .where('role', '=', 'visitor')
    .returning('id')
    .execute()
  return rows.map(({ id }) => ({ table: 'sightings', id, before: { role: 'visitor' }, after: { role: 'removed' } }))
}

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
async function takeOffApplied(trx: StoreTransaction, { uid, now }: { uid: number; now: number }): Promise<Off> {
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
  const [old, next] = [was.body, became.body] as Body[]
  const body = { ...(document.body as Body) }
  for (const field of fieldsThatDiffer(old!, next!)) {
    if (!isDeepStrictEqual(body[field], next![field])) continue
    if (old![field] === undefined) delete body[field]
    else body[field] = old![field]
  }
  // An import may have it back, unless somebody else has touched it since.
  return { ...document, body, origin: document.origin === became.origin ? was.origin : document.origin }
}

const fieldsThatDiffer = (body: Body, other: Body): string[] =>
  Object.keys({ ...body, ...other }).filter((field) => !isDeepStrictEqual(body[field], other[field]))

/** Two versions of a document with the fields that differ; undefined if there are none. */
function changesIn(before: StoredDocument, after: StoredDocument): PartChanges['content'] {
  const fields = fieldsThatDiffer(before.body as Body, after.body as Body)
  if (fields.length === 0) return undefined
  const short = (document: StoredDocument) => {
    const body = document.body as Body
    const entries = fields.filter((field) => body[field] !== undefined).map((field) => [field, body[field]])
    return { ...document, body: Object.fromEntries(entries) as Body }
  }
  return { before: short(before), after: short(after) }
}

/** How much of each user `cleanUser` would remove. */
export async function contributionsOf(db: Store, uids: readonly number[]): Promise<Map<number, number>> {
  if (uids.length === 0) return new Map()
  const posts = POSTS.map((table) => sql`select uid from ${sql.table(table)} where hidden = 0 or looked_at = 0`)
  const proposals = PROPOSALS.map((table) => sql`select uid from ${sql.table(table)} where state = 'waiting'`)
  const applied = sql`select uid from edits where state = 'applied'`
  const sightings = sql`select uid from sightings where role = 'visitor'`
  const { rows } = await sql<{ uid: number; n: number }>`
    select uid, count(*) as n from (${sql.join([...posts, ...proposals, applied, sightings], sql` union all `)}) as own
    where uid in (${sql.join([...uids])}) group by uid`.execute(db)
  return new Map(rows.map(({ uid, n }) => [uid, Number(n)]))
}
