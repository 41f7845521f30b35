import type { SeedCountry } from '#core/contract/seed/places.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import { checkCode, invalidField } from './checks.ts'
import { referringTo } from './documents.repository.ts'
import type { Changes } from './snapshot.ts'

/**
 * Requires that a changed country keeps the code that cities refer to, and that it shares none, also when a change is
 * undone: cities, and the areas of editors, find their country by it. Throws AppError `invalidField`.
 */
export async function requireCode(trx: StoreTransaction, content: Changes['content']): Promise<void> {
  if (content?.after.kind !== 'countries' || content.after.deleted) return
  const { before, after } = content
  const code = codeOf(after.body)
  const had = before ? codeOf(before.body) : code
  if (had !== code && (await referringTo(trx, 'countries', after.id, { code: had })))
    throw invalidField('code', 'inUse')
  await checkCode(trx, after.id, code)
}

const codeOf = (body: unknown): string => (body as SeedCountry).code
