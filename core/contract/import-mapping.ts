import { Type, type Static, type TSchema } from 'typebox'
import { Closed, OneOf } from './parts/common.ts'
import { Errors } from 'typebox/value'
import { importLacks, TABLE_ENCODINGS } from '#core/terms/import-lacks.ts'
import { FIELD_NAMES, rowOf } from '../fields/listing.ts'
import { isOwnName, type OwnRow } from '../fields/own.ts'
import { KNOWN_LANGS } from '../i18n/languages.ts'
import { Day, KashrutFact, Line, SeedListing, StayFact, Url } from './data-files.ts'

/** The source of a field: a column, the first filled of several, or a constant. */
export const Column = Type.Union([
  Line,
  Type.Array(Line, { minItems: 1 }),
  Closed({
    column: Line,
    /** Translations of cells; other cells are used as they are. */
    values: Type.Optional(
      Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Array(Type.String())])),
    ),
    /** Separator of a list's items. */
    split: Type.Optional(Type.String({ minLength: 1, maxLength: 5 })),
  }),
  Closed({
    value: Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Array(Type.String())]),
  }),
])
export type Column = Static<typeof Column>

/** The columns of a table, or properties of a feature, for a listing's fields. */
export const Mapping = Closed({
  /** A short name of the source, the namespace of its ids. */
  source: Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,39}$' }),
  name: Line,
  licence: Line,
  by: Line,
  url: Type.Optional(Url),
  /** The source's page of a place, with {id} for its id. */
  page: Type.Optional(Url),
  /** The date of the list; by default the file's. */
  taken: Type.Optional(Day),
  /** Between the columns of a table; by default what its header has most of. */
  delimiter: Type.Optional(Type.String({ minLength: 1, maxLength: 5 })),
  encoding: Type.Optional(OneOf(TABLE_ENCODINGS)),
  /** The column with a stable id. */
  id: Line,
  fields: Type.Record(Type.String(), Column),
})
export type Mapping = Static<typeof Mapping>

/** Which fields editors added, `own`, is no part of the code. */
const OWN = new Set('tnid provenance vanished position videos kashrutFacts stayFacts sitelinks own'.split(' '))
/** Fields with texts in several languages. */
export const TEXT_FIELDS: ReadonlySet<string> = new Set([
  'description',
  'directions',
  'specialOffer',
  ...FIELD_NAMES.filter((field) => rowOf(field).localized),
])

/** Most facts of a kind that a row may state. */
const MOST_FACTS = 3

/** The columns of facts, each with the names within it: `kashrutFacts.1.certificate.validUntil`. */
const factColumns = (field: string, { properties }: { properties: Record<string, TSchema> }): string[] =>
  Array.from({ length: MOST_FACTS }, (_, at) =>
    Object.entries(properties).flatMap(([name, schema]) => {
      const parts = (schema as { properties?: object }).properties
      const names = parts ? Object.keys(parts).map((part) => `${name}.${part}`) : [name]
      return names.map((inner) => `${field}.${at + 1}.${inner}`)
    }),
  ).flat()

/** What a row brings along besides its listing: old addresses, addresses of photographs, reviews of the former site. */
export const ALONG_FIELDS = ['oldAddress', 'pictureUrls', 'formerReviews'] as const
export type AlongField = (typeof ALONG_FIELDS)[number]

/** The field names allowed in a mapping. */
export const MAPPED_FIELDS: readonly string[] = [
  ...Object.keys(SeedListing.properties)
    .filter((name) => !OWN.has(name) && name !== 'startRate')
    .flatMap((name) => (TEXT_FIELDS.has(name) ? [name, ...KNOWN_LANGS.map((lang) => `${name}.${lang}`)] : name)),
  ...factColumns('kashrutFacts', KashrutFact),
  ...factColumns('stayFacts', StayFact),
  'position.lat',
  'position.lng',
  'startRate.amount',
  'startRate.currency',
  'town',
  'country',
  ...ALONG_FIELDS,
]

/** What only mapping files and exports name: numbers of ours, and what no list of others has. */
const TECHNICAL = new Set([
  'place',
  'sample',
  'paid',
  'pdi',
  'transliterated',
  'approximate',
  'inTown',
  'pictures',
  'captions',
  'stayFacts',
  'importance',
  'wikidata',
])
/** Of kashrut facts: who says it is the source, and what a table hardly has. */
const UNSTATED = /\.(source|confirmedBy|superseded|photo|claim|part|pesach)\b/

/** The fields that tables of others have; texts once, without their languages; of kashrut facts, the first. */
export const TABLE_FIELDS: readonly string[] = MAPPED_FIELDS.filter((field) => {
  const [name = '', part = ''] = field.split('.')
  if (name === 'kashrutFacts') return part === '1' && !UNSTATED.test(field)
  return !TECHNICAL.has(name) && !(TEXT_FIELDS.has(name) && part)
})

/** The columns of fields of editors, `own.note`; with their languages those of texts, `own.note.he`. */
const ownColumns = (own: readonly OwnRow[]): string[] =>
  own.flatMap(({ name, localized }) => (localized ? [name, ...KNOWN_LANGS.map((lang) => `${name}.${lang}`)] : [name]))

/** The columns that a mapping uses. */
export function columnsOf({ id, fields }: Mapping): string[] {
  const columns = Object.values(fields).flatMap((column) => {
    if (typeof column === 'string' || Array.isArray(column)) return column
    return 'column' in column ? column.column : []
  })
  return [...new Set([id, ...columns])]
}

/** The zone farthest ahead of UTC. */
const EARLIEST_ZONE_MS = 14 * 3_600_000

/** Which name in a mapping is no field of a listing, as text. */
export function strangeField(names: readonly string[], own?: readonly OwnRow[]): string | undefined {
  const known = [...MAPPED_FIELDS, ...ownColumns(own ?? [])]
  const strange = names.find((name) => !known.includes(name) && (own !== undefined || !isOwnName(name)))
  return strange && `fields: "${strange}" is not a field of a listing; fields are ${known.join(', ')}`
}

/**
 * What is wrong with a mapping, as text; `now` in epoch milliseconds. `own`: the fields of editors; absent where nobody
 * has read them yet.
 */
export function mappingProblem(data: unknown, now: number, own?: readonly OwnRow[]): string | undefined {
  const [wrong] = Errors(Mapping, data)
  if (wrong) {
    const field = wrong.instancePath.slice(1).replaceAll('/', '.')
    const detail = Object.values(wrong.params).flat().join(', ')
    return (
      `${field ? `field ${field}` : 'the file'} ` +
      `${wrong.message}${detail && !wrong.message.includes(detail) ? ` (${detail})` : ''}; see docs/importing.md`
    )
  }
  const { taken, fields } = data as Mapping
  if (taken !== undefined && Date.parse(taken) > now + EARLIEST_ZONE_MS)
    return `field taken: ${taken}, the date of the list, is in the future`
  const names = Object.keys(fields)
  const strange = strangeField(names, own)
  if (strange) return strange
  // The format of the file is not known here: it may have positions.
  const [lack] = importLacks(names, { hasPositions: true })
  return lack && `fields: ${lack} is missing`
}
