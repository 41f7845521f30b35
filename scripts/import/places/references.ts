import type { ContentKind } from '#data/store/content.table.ts'
import type { Store } from '#data/store/database.ts'
import type { OptionList, OptionListName, SeedListing } from '#core/contract/data-files.ts'
import type { CityBody } from '#data/index/write-places.ts'
import { referencedOptions } from '#core/fields/listing.ts'
import type { References } from './finish-listing.ts'
import { loadTowns } from './towns.ts'

/** The towns and options of the store. */
export async function loadReferences(db: Store): Promise<References> {
  const rows = await db
    .selectFrom('content')
    .select(['kind', 'id', 'body'])
    .where('kind', 'in', ['options', 'authorities'])
    .where('deleted', '=', 0)
    .execute()
  const options = new Map<OptionListName, Set<string>>()
  const authorities = new Set(rows.flatMap(({ kind, id }) => (kind === 'authorities' ? [id] : [])))
  for (const { kind, id, body } of rows) {
    if (kind === 'options') options.set(id as OptionListName, choicesOf(JSON.parse(body) as OptionList))
  }
  options.set('supervision', authorities)
  return { towns: await loadTowns(db), options }
}

const choicesOf = ({ options }: OptionList) => new Set(options.map(({ id }) => id))

/**
 * A missing reference of a document; undefined if none. Towns and lists of options are available to later documents.
 */
export function listingReferences(kind: ContentKind, body: object, { towns, options }: References): string | undefined {
  if (kind === 'cities') towns.add(body as CityBody)
  if (kind !== 'listings' && kind !== 'features') return undefined
  const { place } = body as SeedListing
  if (!towns.get(place)) return `field place: the gazetteer has no city ${place}`
  for (const { field, list, ids } of referencedOptions(body)) {
    const strange = ids.find((id) => !options.get(list)?.has(id))
    if (strange !== undefined) return `field ${field}: "${strange}" is not in the list ${list}`
  }
  return undefined
}

/** Records a list of options, or an authority, from a file. */
export function noteOptions(
  { options }: References,
  { kind, id, body }: { kind: string; id: string; body: object },
): void {
  if (kind === 'options') options.set(id as OptionListName, choicesOf(body as OptionList))
  if (kind === 'authorities') options.set('supervision', new Set([...(options.get('supervision') ?? []), id]))
}
