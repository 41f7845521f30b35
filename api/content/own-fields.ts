import { AppError } from '#core/contract/app-error.ts'
import type { OwnField, SeedListing } from '#core/contract/data-files.ts'
import type { DirectoryType } from '#core/terms/directory.ts'
import { textIn } from '#core/terms/localized.ts'
import { STATED_PROPERTIES } from '#core/fields/own-kinds.ts'
import { ownValue } from '#core/fields/own.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import { readOwnFields } from '#data/store/own-fields.repository.ts'
import { invalidField } from './checks.ts'
import { optionChanges, requireNoListing, type NamedOption } from './options.ts'

/** As many as a form can hold. */
const MOST_OF_A_TYPE = 50

/**
 * Checks a field of editors beside its schema. `before`: what it was, null for a new one. Throws AppError
 * `invalidField`, `optionInUse` and `tooManyDocuments`.
 */
export async function changedOwnField(
  trx: StoreTransaction,
  before: OwnField | null,
  field: OwnField,
): Promise<OwnField> {
  const { id, kind, options = [], filter, types } = field
  if (kind === 'choice' ? options.length === 0 : field.options) {
    throw invalidField('options', kind === 'choice' ? 'missing' : 'unknown')
  }
  if (field.structured && STATED_PROPERTIES.includes(field.structured)) throw invalidField('structured', 'taken')
  if (filter && kind !== 'choice' && kind !== 'answer') throw invalidField('filter', 'noFilter')
  const { removed, gone } = optionChanges(before ?? {}, options)
  if (before && before.kind !== kind && (await listingsWithOwn(trx, id)).length > 0)
    throw invalidField('kind', 'hasValues')
  await requireOwnUnused(trx, id, removed)
  if (!field.retired) await requireRoomInTypes(trx, id, types)
  return { ...field, gone: gone.length > 0 ? gone : undefined }
}

/** Throws AppError `optionInUse` for the first option that a listing has in a field of editors. */
export async function requireOwnUnused(
  trx: StoreTransaction,
  id: string,
  options: readonly NamedOption[],
): Promise<void> {
  if (options.length === 0) return
  const listings = await listingsWithOwn(trx, id)
  for (const option of options) {
    const having = listings.filter((listing) => ownValue(listing, id) === option.id)
    requireNoListing(
      option,
      having.map(({ title }) => title),
    )
  }
}

/** Throws AppError `stillNeeded` if a listing has a value in a field of editors. */
export async function requireNoOwnValue(trx: StoreTransaction, id: string): Promise<void> {
  const [first, ...others] = await listingsWithOwn(trx, id)
  if (!first) return
  throw new AppError('stillNeeded', {
    values: (lang) => ({ count: String(others.length + 1), name: textIn(lang, first.title) }),
  })
}

/** The listings with a value in a field of editors: deleted ones too, which may be restored. */
async function listingsWithOwn(trx: StoreTransaction, id: string): Promise<SeedListing[]> {
  const rows = await trx
    .selectFrom('content')
    .select('body')
    .where('kind', '=', 'listings')
    .where('body', 'like', '%"own":{%')
    .where('body', 'like', `%"${id}":%`)
    .orderBy('id')
    .execute()
  return rows
    .map(({ body }) => JSON.parse(body) as SeedListing)
    .filter((listing) => ownValue(listing, id) !== undefined)
}

/** Throws AppError `tooManyDocuments`. */
async function requireRoomInTypes(trx: StoreTransaction, id: string, types: readonly DirectoryType[]): Promise<void> {
  const others = (await readOwnFields(trx)).filter((field) => field.id !== id && !field.retired)
  const isFull = types.some((type) => others.filter((field) => field.types.includes(type)).length >= MOST_OF_A_TYPE)
  if (isFull) throw new AppError('tooManyDocuments', { values: () => ({ limit: String(MOST_OF_A_TYPE) }) })
}
