import type { OwnField } from '#core/contract/data-files.ts'
import { inOwnOrder } from '#core/fields/own.ts'
import type { Store } from './database.ts'

/** The fields that editors added, retired ones among them. */
export async function readOwnFields(db: Store): Promise<OwnField[]> {
  const rows = await db
    .selectFrom('content')
    .select('body')
    .where('kind', '=', 'ownFields')
    .where('deleted', '=', 0)
    .execute()
  return inOwnOrder(rows.map(({ body }) => JSON.parse(body) as OwnField))
}
