import type { Option, OptionList, SeedListing } from '#core/contract/data-files.ts'
import type { Localized } from '#core/terms/localized.ts'
import { chosenOptions, FIELD_OF_LIST, rowOf } from '#core/fields/listing.ts'
import { KNOWN_LANGS } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import { invalidField } from '#api/content/checks.ts'
import { optionChanges, requireNoListing } from '#api/content/options.ts'

type ListName = OptionList['list']

/** What a list of options is called in each language. */
export const listNames = (list: ListName): Localized =>
  Object.fromEntries(
    KNOWN_LANGS.map((lang) => [lang, MESSAGES[lang].places.filters.lists[list]]),
  ) as unknown as Localized

/**
 * A changed list, with the ids that nobody may use again. Throws AppError `optionInUse` if a deleted option is one of a
 * listing, `invalidField` if an id is not free, or the options are those that code computes.
 */
export async function changedOptions(
  trx: StoreTransaction,
  before: OptionList,
  { list, options }: OptionList,
): Promise<OptionList> {
  const isComputed = rowOf(FIELD_OF_LIST[list]).ofFacts === true
  const { removed, gone } = optionChanges(before, options)
  const added = options.findIndex(({ id }) => before.options.every((option) => option.id !== id))
  if (added >= 0 && isComputed) throw invalidField(`options.${added}.id`, 'fixed')
  if (removed.length > 0 && isComputed) throw invalidField('options', 'fixed')
  await requireUnused(trx, list, removed)
  return { list, options, ...(gone.length > 0 && { gone }) }
}

/** Throws AppError `optionInUse` for the first option that a listing has. */
export async function requireUnused(trx: StoreTransaction, list: ListName, options: readonly Option[]): Promise<void> {
  for (const option of options) requireNoListing(option, await listingsWith(trx, list, option.id))
}

/** The titles of the listings that have an option. */
async function listingsWith(trx: StoreTransaction, list: ListName, id: string): Promise<Localized[]> {
  const rows = await trx
    .selectFrom('content')
    .select('body')
    .where('kind', '=', 'listings')
    .where('deleted', '=', 0)
    .where('body', 'like', `%"${id}"%`)
    .orderBy('id')
    .execute()
  const reviewed = list === 'pricerange' ? await reviewedAt(trx, id) : new Set()
  return rows
    .map(({ body }) => JSON.parse(body) as SeedListing)
    .filter((listing) => hasOption(listing, list, id) || reviewed.has(listing.tnid))
    .map(({ title }) => title)
}

function hasOption(listing: SeedListing, list: ListName, id: string): boolean {
  const kitchens = list === 'foodtype' ? (listing.kashrutFacts ?? []).flatMap(({ kitchen = [] }) => kitchen) : []
  const chosen = chosenOptions(listing).filter((option) => option.list === list)
  return [...kitchens, ...chosen.flatMap(({ ids }) => ids)].includes(id)
}

/** The listings whose reviewers chose a price range. */
async function reviewedAt(trx: StoreTransaction, id: string): Promise<Set<unknown>> {
  const rows = await trx.selectFrom('reviews').select('tnid').where('price_range', '=', id).distinct().execute()
  return new Set(rows.map(({ tnid }) => tnid))
}
