import { deleteFeedbacksOn } from './feedbacks.repository.ts'
import { nextSeq } from './content.repository.ts'
import type { Store } from './database.ts'

/** Marks every sample as deleted. Returns how many there were. */
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
    return Number(numUpdatedRows)
  })
}
