import { sql, type ExpressionBuilder, type Insertable, type OnConflictDatabase, type OnConflictTables } from 'kysely'
import { inBatches } from './batches.ts'
import type { ContentKind, ContentTable } from './content.table.ts'
import type { Database, Store, StoreTransaction } from './database.ts'

/** A document to write. */
export interface ContentRow {
  kind: ContentKind
  id: string
  body: unknown
  sample: boolean
}

const BATCH = 500

/** A row as given, in place of the one that is there. */
const asGiven = (eb: ExpressionBuilder<OnConflictDatabase<Database, 'content'>, OnConflictTables<'content'>>) => ({
  body: eb.ref('excluded.body'),
  origin: eb.ref('excluded.origin'),
  sample: eb.ref('excluded.sample'),
  deleted: eb.ref('excluded.deleted'),
  seq: eb.ref('excluded.seq'),
  updated_at: eb.ref('excluded.updated_at'),
})

/** A document to write whatever its origin. */
export interface EditedRow extends ContentRow {
  deleted: boolean
  origin: string
}

const columnsOf = (
  { kind, id, body, sample, deleted, origin }: EditedRow,
  { seq, now }: { seq: number; now: number },
): Insertable<ContentTable> => ({
  kind,
  id,
  body: JSON.stringify(body),
  origin,
  sample: sample ? 1 : 0,
  deleted: deleted ? 1 : 0,
  seq,
  updated_at: now,
  // Stays at a change.
  added_at: now,
})

/**
 * The number of the next content change. Taking it inside the change's transaction also serializes writers, so that
 * readers never see a higher number before a lower one.
 */
export async function nextSeq(trx: StoreTransaction): Promise<number> {
  const { value } = await trx
    .updateTable('counters')
    .set((eb) => ({ value: eb('value', '+', 1) }))
    .where('name', '=', 'content')
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}

/** The highest number so far. */
export async function currentSeq(db: Store): Promise<number> {
  const row = await db.selectFrom('counters').select('value').where('name', '=', 'content').executeTakeFirstOrThrow()
  return row.value
}

/**
 * Writes documents of one origin. Leaves unchanged ones alone, and those that another origin (such as an editor) has
 * written since. Returns how many changed.
 */
export async function putContent(
  trx: StoreTransaction,
  rows: readonly ContentRow[],
  { origin, now }: { origin: string; now: number },
): Promise<number> {
  const seq = await nextSeq(trx)
  let changed = 0
  for (const some of inBatches(rows)) {
    const values = some.map((row) => columnsOf({ ...row, origin, deleted: false }, { seq, now }))
    const written = await trx
      .insertInto('content')
      .values(values)
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'id'])
          .doUpdateSet(asGiven)
          .where((eb) =>
            eb.and([
              eb('content.origin', '=', origin),
              eb.or([eb('content.body', '!=', eb.ref('excluded.body')), eb('content.deleted', '=', 1)]),
            ]),
          ),
      )
      .executeTakeFirst()
    changed += Number(written.numInsertedOrUpdatedRows ?? 0n)
  }
  return changed
}

/** Hands listings of one origin over to another one. */
export async function adoptContent(
  trx: StoreTransaction,
  ids: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('content')
    .set({ origin: to })
    .where('kind', '=', 'listings')
    .where('origin', '=', from)
    .where('id', 'in', ids)
    .execute()
}

/** Marks documents as deleted that an origin wrote and no longer has. Returns how many. */
export async function dropMissing(
  trx: StoreTransaction,
  kind: ContentKind,
  keep: ReadonlySet<string>,
  { origin, now }: { origin: string; now: number },
): Promise<number> {
  const present = await trx
    .selectFrom('content')
    .select('id')
    .where('kind', '=', kind)
    .where('origin', '=', origin)
    .where('deleted', '=', 0)
    .execute()
  const gone = present.filter(({ id }) => !keep.has(id))
  if (gone.length === 0) return 0
  const seq = await nextSeq(trx)
  for (const some of inBatches(gone.map(({ id }) => id)))
    await trx
      .updateTable('content')
      .set({ deleted: 1, seq, updated_at: now })
      .where('kind', '=', kind)
      .where('id', 'in', some)
      .execute()
  return gone.length
}

/** Writes one document whatever its origin, for a person's change. Returns its change number. */
export async function editContent(
  trx: StoreTransaction,
  row: ContentRow & { deleted?: boolean },
  { origin, now }: { origin: string; now: number },
): Promise<number> {
  const seq = await nextSeq(trx)
  await editMany(trx, [{ deleted: false, ...row, origin }], { seq, now })
  return seq
}

/** Writes many documents whatever their origin, under a change number that was taken for them. */
export async function editMany(
  trx: StoreTransaction,
  rows: readonly EditedRow[],
  { seq, now }: { seq: number; now: number },
): Promise<void> {
  for (const some of inBatches(rows)) {
    const values = some.map((row) => columnsOf(row, { seq, now }))
    await trx
      .insertInto('content')
      .values(values)
      .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(asGiven))
      .execute()
  }
}

/**
 * Marks documents as changed, because of contributions, under a number that was taken for them or the next one.
 * Returns it.
 */
export async function touchContent(
  trx: StoreTransaction,
  kind: ContentKind,
  ids: readonly string[],
  takenSeq?: number,
): Promise<number | undefined> {
  if (ids.length === 0) return undefined
  const seq = takenSeq ?? (await nextSeq(trx))
  for (const some of inBatches(ids))
    await trx.updateTable('content').set({ seq }).where('kind', '=', kind).where('id', 'in', some).execute()
  return seq
}

export type ChangedContent = Pick<ContentTable, 'kind' | 'id' | 'body' | 'deleted'>

export interface ContentChanges {
  /** The last change number included. */
  seq: number
  /** Number of changed documents per kind. */
  counts: Map<string, number>
  batches(kinds: readonly string[]): AsyncGenerator<ChangedContent[]>
}

/** The changes after `seq`, read in batches. */
export async function changedContent(db: Store, seq: number): Promise<ContentChanges> {
  const upTo = await currentSeq(db)
  const changed = db.selectFrom('content').where('seq', '>', seq).where('seq', '<=', upTo)
  const counts =
    upTo === seq
      ? []
      : await changed
          .select(['kind', sql<number>`count(*)`.as('total')])
          .groupBy('kind')
          .execute()
  return {
    seq: upTo,
    counts: new Map(counts.map(({ kind, total }) => [kind, Number(total)])),
    async *batches(kinds) {
      for (const kind of kinds as readonly ContentKind[]) {
        if (!counts.some((count) => count.kind === kind)) continue
        let after = ''
        for (;;) {
          const rows = await changed
            .select(['kind', 'id', 'body', 'deleted'])
            .where('kind', '=', kind)
            .where('id', '>', after)
            .orderBy('id')
            .limit(BATCH)
            .execute()
          if (rows.length > 0) yield rows
          if (rows.length < BATCH) break
          after = rows.at(-1)?.id ?? ''
        }
      }
    },
  }
}

/** Number of documents per kind, without deleted ones. */
export async function countContent(db: Store): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('content')
    .select(['kind', sql<number>`count(*)`.as('total')])
    .where('deleted', '=', 0)
    .groupBy('kind')
    .execute()
  return Object.fromEntries(rows.map(({ kind, total }) => [kind, Number(total)]))
}
