import { Type, type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { ContentKind } from '#api/store/content.table.ts'
import {
  SeedCategory,
  SeedCountry,
  SeedFeature,
  SeedLinkSet,
  SeedListing,
  SeedOption,
  SeedPlace,
  SeedRegion,
  SeedSupervisionContact,
} from '#core/contract/data-files.ts'
import { LocalizedText } from '#core/contract/localized.ts'
import { rowId } from '../content-rows.ts'

const closed = { additionalProperties: false }

/** A city as the store keeps it. */
const City = Type.Object(
  {
    id: Type.Integer({ minimum: 1 }),
    names: LocalizedText,
    aliases: Type.Array(Type.String()),
    lat: Type.Number({ minimum: -90, maximum: 90 }),
    lng: Type.Number({ minimum: -180, maximum: 180 }),
    country: Type.String({ pattern: '^[A-Z]{2}$' }),
    admin1: Type.String(),
    capital: Type.Boolean(),
    population: Type.Number({ minimum: 0 }),
    elevationMetres: Type.Number(),
    timeZone: Type.String({ minLength: 1 }),
  },
  closed,
)

/** What the store keeps of each kind: the rows of the data files, and what is added when they are taken in. */
const SHAPES: Readonly<Record<ContentKind, TSchema>> = {
  cities: City,
  countries: Type.Object(
    { ...SeedCountry.properties, names: LocalizedText },
    closed,
  ),
  regions: SeedRegion,
  places: SeedPlace,
  options: Type.Array(
    Type.Object({ id: SeedOption.properties.id, name: LocalizedText }, closed),
  ),
  supervisionContacts: SeedSupervisionContact,
  categories: SeedCategory,
  features: SeedFeature,
  linkSets: SeedLinkSet,
  listings: SeedListing,
}
const CHECKS = new Map(
  Object.entries(SHAPES).map(([kind, shape]) => [kind, Compile(shape)]),
)

/** What is wrong with a document: its shape, or an id that is not its own; undefined where it is right. */
export function problemOf(
  kind: ContentKind,
  id: string,
  body: unknown,
): string | undefined {
  const check = CHECKS.get(kind)
  if (!check?.Check(body)) {
    const [wrong] = check?.Errors(body) ?? []
    const field = wrong?.instancePath.slice(1).replaceAll('/', '.')
    const detail = Object.values(wrong?.params ?? {})
      .flat()
      .join(', ')
    return `${field ? `field ${field}` : 'the body'} ${wrong?.message ?? 'is wrong'}${detail ? ` (${detail})` : ''}`
  }
  // A filter list has its name for an id.
  const own = kind === 'options' ? id : rowId(kind, body as object)
  return own === id ? undefined : `its id is ${own} in its body`
}
