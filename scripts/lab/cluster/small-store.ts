import { inBatches } from '#data/store/batches.ts'
import type { ContentKind } from '#data/store/content.table.ts'
import type { Store } from '#data/store/database.ts'

/** Cities whose listings stay, by GeoNames id. */
const CITIES: ReadonlySet<unknown> = new Set([281184, 293397, 2643743])
const COUNTRIES: ReadonlySet<unknown> = new Set(['IL', 'GB'])
const LARGE = 700_000

interface Body {
  id?: number
  code?: string
  country?: string
  population?: number
  place?: number
}

/** Prunes the content to a demo set: a few cities and their listings. Never for a store in use. */
export async function pruneContent(store: Store): Promise<void> {
  const rows = await store
    .selectFrom('content')
    .select(['kind', 'id', 'body'])
    .where('kind', 'in', ['cities', 'countries', 'listings', 'features'])
    .execute()
  const gone = rows.filter(({ kind, body }) => !isKept(kind, JSON.parse(body)))
  const regions = new Set(gone.filter(({ kind }) => kind === 'cities' || kind === 'countries').map(({ id }) => id))
  await remove(store, gone)
  const places = [...regions].map((id) => ({ kind: 'places' as const, id }))
  await remove(store, places)
}

function isKept(kind: string, body: Body): boolean {
  if (kind === 'countries') return COUNTRIES.has(body.code)
  if (kind !== 'cities') return CITIES.has(body.place)
  const isLarge = (body.population ?? 0) > LARGE
  return CITIES.has(body.id) || (isLarge && COUNTRIES.has(body.country))
}

async function remove(store: Store, rows: readonly { kind: ContentKind; id: string }[]): Promise<void> {
  for (const [kind, own] of Map.groupBy(rows, (row) => row.kind)) {
    const ids = own.map(({ id }) => id)
    for (const some of inBatches(ids))
      await store.deleteFrom('content').where('kind', '=', kind).where('id', 'in', some).execute()
  }
}
