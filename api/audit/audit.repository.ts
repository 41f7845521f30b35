import { peopleOf } from '#api/accounts/accounts.repository.ts'
import type { AuditKind, Decided } from '#core/contract/desk.ts'
import { BY_COMMAND } from '#core/terms/desk-kinds.ts'
import { inBatches } from '#data/store/batches.ts'
import type { Store, StoreTransaction } from '#data/store/database.ts'
import type { AuditTable } from './audit.table.ts'
import { snapshotOf, type Changes, type RowChange } from './changes.ts'

export type NewAct = Pick<AuditTable, 'uid' | 'act' | 'kind' | 'item' | 'tnid' | 'reason'> & {
  key?: number
  undoes?: number
}

const valuesOf = ({ undoes = 0, ...act }: NewAct, changes: Changes, now: number) => ({
  ...act,
  before: JSON.stringify(snapshotOf(changes, 'before')),
  after: JSON.stringify(snapshotOf(changes, 'after')),
  undoes,
  at: now,
})

/** Logs an action. Returns its id. */
export async function insertAct(trx: StoreTransaction, act: NewAct, changes: Changes, now: number): Promise<number> {
  const values = valuesOf(act, changes, now)
  const { id } = await trx.insertInto('audit').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

/** How many of somebody's edits were published at once since a moment, epoch milliseconds. */
export async function countApplied(db: Store, uid: number, since: number): Promise<number> {
  const { n } = await db
    .selectFrom('audit')
    .select((eb) => eb.fn.countAll().as('n'))
    .where('uid', '=', uid)
    .where('act', '=', 'apply')
    .where('at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Logs what a command did. */
export async function logCommand(db: Store, act: Pick<NewAct, 'act' | 'kind' | 'item'>, rows: RowChange[] = []) {
  const whole: NewAct = { ...act, uid: BY_COMMAND, tnid: 0, reason: '' }
  const log = (trx: StoreTransaction) => insertAct(trx, whole, { rows }, Date.now())
  await (db.isTransaction ? log(db as StoreTransaction) : db.transaction().execute(log))
}

/** What an action did to one of many listings. */
export interface PartChanges extends Omit<Changes, 'bulk'> {
  tnid: number
}

/** What an action did to a further item; the rest is as of the whole. */
type NewPart = Pick<NewAct, 'item'> & Partial<Pick<NewAct, 'act' | 'kind' | 'tnid'>> & Partial<Omit<Changes, 'bulk'>>

/** Records what an action did to further items, as its parts. */
export async function insertParts(
  trx: StoreTransaction,
  { id, ...whole }: NewAct & { id: number },
  parts: readonly NewPart[],
  now: number,
): Promise<void> {
  for (const some of inBatches(parts)) {
    const values = some.map(({ rows = [], content, ...own }) => {
      const changes = { rows, ...(content && { content }) }
      return { ...valuesOf({ ...whole, ...own, undoes: 0 }, changes, now), part_of: id }
    })
    await trx.insertInto('audit').values(values).execute()
  }
}

/** What an action did to each of many listings. */
export function changesOf(db: Store, id: number) {
  return db
    .selectFrom('audit')
    .select(['id', 'tnid', 'before', 'after'])
    .where('part_of', '=', id)
    .orderBy('id')
    .execute()
}

export async function findAct(db: Store, id: number) {
  return db.selectFrom('audit').selectAll().where('id', '=', id).executeTakeFirst()
}

interface Undone {
  id: number
  by: number
  /** Parts that stay as they are. */
  keptSeqs?: readonly number[] | undefined
}

/** Marks an action and its parts as undone. */
export async function markUndone(trx: StoreTransaction, { id, by, keptSeqs = [] }: Undone): Promise<void> {
  await trx
    .updateTable('audit')
    .set({ undone_by: by })
    .where((eb) => eb.or([eb('id', '=', id), eb('part_of', '=', id)]))
    .execute()
  for (const some of inBatches(keptSeqs))
    await trx.updateTable('audit').set({ undone_by: 0 }).where('id', 'in', some).execute()
}

/** The latest decision on each item, by id, without undone ones. */
export async function decisionsOn(db: Store, kind: AuditKind, items: readonly number[]): Promise<Map<number, Decided>> {
  // PostgreSQL has no empty `in ()`.
  if (items.length === 0) return new Map()
  const rows = await db
    .selectFrom('audit')
    .select(['id', 'part_of', 'item', 'act', 'uid', 'at', 'reason'])
    .where('kind', '=', kind)
    .where('item', 'in', items.map(String))
    .where('undone_by', '=', 0)
    .where('undoes', '=', 0)
    .orderBy('id')
    .execute()
  const people = await peopleOf(db, rows)
  return new Map(
    rows.map(({ id, part_of, item, act, uid, at, reason }) => [
      Number(item),
      { audit: part_of || id, act, by: people(uid), at, reason },
    ]),
  )
}

/** Anonymizes an editor's actions. */
export async function anonymizeActs(trx: StoreTransaction, uid: number): Promise<void> {
  await trx.updateTable('audit').set({ uid: 0 }).where('uid', '=', uid).execute()
}

/** A user's actions as an editor, oldest first. */
export function actsBy(db: Store, uid: number) {
  return db
    .selectFrom('audit')
    .select(['id', 'act', 'kind', 'item', 'reason', 'at'])
    .where('uid', '=', uid)
    .orderBy('id')
    .execute()
}
