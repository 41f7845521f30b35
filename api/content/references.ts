import type { DocumentKind } from '#core/contract/desk.ts'
import { nameIn, type ContentChange } from './documents.repository.ts'
import type { SeedCountry } from '#core/contract/seed/places.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import { checkCode, invalidField } from './checks.ts'

/**
 * Requires that a changed country keeps the code that cities refer to, and that it shares none, also when a change is
 * undone: cities, and the areas of editors, find their country by it. Throws AppError `invalidField`.
 */
export async function requireCode(trx: StoreTransaction, content: ContentChange | undefined): Promise<void> {
  if (content?.after.kind !== 'countries' || content.after.deleted) return
  const { before, after } = content
  const code = codeOf(after.body)
  const had = before ? codeOf(before.body) : code
  if (had !== code && (await referringTo(trx, 'countries', after.id, { code: had })))
    throw invalidField('code', 'inUse')
  await checkCode(trx, after.id, code)
}

const codeOf = (body: unknown): string => (body as SeedCountry).code

/** References that prevent deleting a document: their number, and the name of one. */
export async function referringTo(
  trx: StoreTransaction,
  kind: DocumentKind,
  id: string,
  body: Record<string, unknown>,
): Promise<{ count: number; name: string } | undefined> {
  const found: string[] = []
  for (const [other, field, value] of referencesOf(kind, id, body)) {
    const rows = await trx
      .selectFrom('content')
      .select(['id', 'body'])
      .where('kind', '=', other)
      .where('deleted', '=', 0)
      .where('body', 'like', `%"${field}":${JSON.stringify(value)}%`)
      .execute()
    for (const row of rows) {
      const content = JSON.parse(row.body) as Record<string, unknown>
      if (content[field] === value) found.push(nameIn(content)?.en ?? row.id)
    }
  }
  const [first] = found
  return first === undefined ? undefined : { count: found.length, name: first }
}

function referencesOf(
  kind: DocumentKind,
  id: string,
  body: Record<string, unknown>,
): [DocumentKind, string, unknown][] {
  if (kind === 'categories') return [['features', 'category', Number(id)]]
  if (kind === 'countries') return [['cities', 'country', body['code']]]
  if (kind !== 'cities') return []
  return [
    ['listings', 'place', Number(id)],
    ['features', 'place', Number(id)],
  ]
}
