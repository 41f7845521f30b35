import type { ContentKind } from './content.table.ts'
import type { Store } from './database.ts'

/** The bodies of all documents of a kind. */
export async function storedBodies<T>(db: Store, kind: ContentKind): Promise<T[]> {
  const rows = await db.selectFrom('content').select('body').where('kind', '=', kind).where('deleted', '=', 0).execute()
  return rows.map(({ body }) => JSON.parse(body) as T)
}

/** The bodies of documents by id, as many as a statement takes; deleted ones are left out unless wanted. */
export async function bodiesOf<T>(
  db: Store,
  kinds: readonly ContentKind[],
  ids: readonly (string | number)[],
  { withDeleted = false }: { withDeleted?: boolean } = {},
): Promise<Map<string, T>> {
  // PostgreSQL has no empty `in ()`.
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('content')
    .select(['id', 'body'])
    .where('kind', 'in', kinds)
    .where('id', 'in', [...new Set(ids.map(String))])
    .$if(!withDeleted, (query) => query.where('deleted', '=', 0))
    .execute()
  return new Map(rows.map(({ id, body }) => [id, JSON.parse(body) as T]))
}
