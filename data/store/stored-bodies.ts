import type { ContentKind } from './content.table.ts'
import type { Store } from './database.ts'

/** The bodies of all documents of a kind. */
export async function storedBodies<T>(db: Store, kind: ContentKind): Promise<T[]> {
  const rows = await db.selectFrom('content').select('body').where('kind', '=', kind).where('deleted', '=', 0).execute()
  return rows.map(({ body }) => JSON.parse(body) as T)
}
