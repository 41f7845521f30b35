import { deleteFeedbacksOn } from './feedbacks.repository.ts'
import { nextSeq } from './content.repository.ts'
import type { ContentTable } from './content.table.ts'
import type { Store, StoreTransaction } from './database.ts'

/** Marks every sample as deleted, and removes samples from the filter lists. Returns how many there were. */
export async function dropSamples(db: Store, now: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const seq = await nextSeq(trx)
    const { numUpdatedRows } = await trx
      .updateTable('content')
      .set({ deleted: 1, seq, updated_at: now })
      .where('sample', '=', 1)
      .where('deleted', '=', 0)
      .executeTakeFirst()
    const samples = { column: 'sample', value: 1 } as const
    await deleteFeedbacksOn(trx, 'reviews', samples)
    await deleteFeedbacksOn(trx, 'answers', samples)
    for (const table of ['answers', 'questions', 'reviews'] as const) {
      await trx.deleteFrom(table).where('sample', '=', 1).execute()
    }
    const choices = await dropSampleOptions(trx, { seq, updated_at: now })
    return Number(numUpdatedRows) + choices
  })
}

/** Removes samples from filter lists, which are one document each. Returns how many were removed. */
async function dropSampleOptions(
  trx: StoreTransaction,
  change: Pick<ContentTable, 'seq' | 'updated_at'>,
): Promise<number> {
  const lists = await trx
    .selectFrom('content')
    .select(['id', 'body'])
    .where('kind', '=', 'options')
    .where('deleted', '=', 0)
    .execute()
  let dropped = 0
  for (const { id, body } of lists) {
    const all = JSON.parse(body) as { sample?: true }[]
    const real = all.filter(({ sample }) => !sample)
    if (real.length === all.length) continue
    dropped += all.length - real.length
    await trx
      .updateTable('content')
      .set({ ...change, body: JSON.stringify(real) })
      .where('kind', '=', 'options')
      .where('id', '=', id)
      .execute()
  }
  return dropped
}
