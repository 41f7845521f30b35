import type { ContentKind } from '#data/store/content.table.ts'
import type { Store } from '#data/store/database.ts'
import type { Authority, OptionList, OptionListName, OwnField, SeedListing } from '#core/contract/data-files.ts'
import type { CityBody } from '#data/index/write-places.ts'
import { referencedOptions } from '#core/fields/listing.ts'
import { ownName } from '#core/fields/own.ts'
import { ownValueProblem } from '#core/domain/validation/own-values.ts'
import { choicesOf } from './choices.ts'
import type { References } from './finish-listing.ts'
import { loadTowns } from './nearest-town.ts'

/** The towns and options of the store. */
export async function loadReferences(db: Store): Promise<References> {
  const rows = await db
    .selectFrom('content')
    .select(['kind', 'id', 'body'])
    .where('kind', 'in', ['options', 'authorities', 'ownFields'])
    .where('deleted', '=', 0)
    .execute()
  const options: References['options'] = new Map()
  for (const { kind, id, body } of rows) {
    if (kind === 'options') options.set(id as OptionListName, choicesOf((JSON.parse(body) as OptionList).options))
  }
  const authorities = rows.filter(({ kind }) => kind === 'authorities')
  options.set('supervision', choicesOf(authorities.map(({ id, body }) => authority(id, JSON.parse(body) as Authority))))
  const own = rows.filter(({ kind }) => kind === 'ownFields')
  return {
    towns: await loadTowns(db),
    options,
    own: new Map(own.map(({ id, body }) => [id, JSON.parse(body) as OwnField])),
  }
}

const authority = (id: string, { names }: Pick<Authority, 'names'>) => ({ id, name: names })

/**
 * A missing reference of a document; undefined if none. Towns and lists of options are available to later documents.
 */
export function listingReferences(
  kind: ContentKind,
  body: object,
  { towns, options, own }: References,
): string | undefined {
  if (kind === 'cities') towns.add(body as CityBody)
  if (kind !== 'listings' && kind !== 'features') return undefined
  const { place } = body as SeedListing
  if (!towns.get(place)) return `field place: the gazetteer has no city ${place}`
  if (kind === 'features') return undefined
  for (const { field, list, ids } of referencedOptions(body)) {
    const strange = ids.find((id) => !options.get(list)?.ids.has(id))
    if (strange !== undefined) return `field ${field}: "${strange}" is not in the list ${list}`
  }
  for (const [id, value] of Object.entries((body as SeedListing).own ?? {})) {
    const field = own.get(id)
    if (!field) return `field ${ownName(id)}: there is no such field`
    const wrong = ownValueProblem(field, value)
    if (wrong) return `field ${ownName(id)}: ${JSON.stringify(value)} does not fit (${field.kind})`
  }
  return undefined
}

/** Records a list of options, a field of editors, or an authority, from a file. */
export function noteOptions(
  { options, own }: References,
  { kind, id, body }: { kind: string; id: string; body: object },
): void {
  if (kind === 'options') options.set(id as OptionListName, choicesOf((body as OptionList).options))
  if (kind === 'ownFields') own.set(id, body as OwnField)
  if (kind !== 'authorities') return
  const others = options.get('supervision')?.all ?? []
  options.set(
    'supervision',
    choicesOf([...others.filter((choice) => choice.id !== id), authority(id, body as Authority)]),
  )
}
