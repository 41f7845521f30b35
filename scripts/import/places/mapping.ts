import { readFileSync } from 'node:fs'
import { Type, type Static, type TSchema } from 'typebox'
import { Errors } from 'typebox/value'
import { Day, KashrutFact, Line, SeedListing, Url } from '#core/contract/data-files.ts'
import { FIELD_NAMES, rowOf } from '#core/fields/listing.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { DataFileError } from '../data-files.ts'

/** The source of a field: a column, the first filled of several, or a constant. */
const Column = Type.Union([
  Line,
  Type.Array(Line, { minItems: 1 }),
  Type.Object(
    {
      column: Line,
      /** Translations of cells; other cells are used as they are. */
      values: Type.Optional(
        Type.Record(
          Type.String(),
          Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Array(Type.String())]),
        ),
      ),
      /** Separator of a list's items. */
      split: Type.Optional(Type.String({ minLength: 1, maxLength: 5 })),
    },
    { additionalProperties: false },
  ),
  Type.Object(
    {
      value: Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Array(Type.String())]),
    },
    { additionalProperties: false },
  ),
])
export type Column = Static<typeof Column>

/** The columns of a table, or properties of a feature, for a listing's fields. */
const Mapping = Type.Object(
  {
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
    delimiter: Type.Optional(Type.String({ minLength: 1, maxLength: 5 })),
    /** The column with a stable id. */
    id: Line,
    fields: Type.Record(Type.String(), Column),
  },
  { additionalProperties: false },
)
export type Mapping = Static<typeof Mapping>

const OWN = new Set(['tnid', 'provenance', 'vanished', 'position', 'videos', 'kashrutFacts'])
/** Fields with texts in several languages. */
export const TEXT_FIELDS: ReadonlySet<string> = new Set([
  'description',
  'directions',
  'specialOffer',
  ...FIELD_NAMES.filter((field) => rowOf(field).localized),
])

/** Most kashrut facts that a row may state. */
const MOST_FACTS = 3

/** The names within a kashrut fact: `authority`, `certificate.validUntil`. */
const FACT_NAMES = Object.entries(KashrutFact.properties as Record<string, TSchema>).flatMap(([name, schema]) => {
  const parts = (schema as { properties?: object }).properties
  return parts ? Object.keys(parts).map((part) => `${name}.${part}`) : [name]
})

/** The field names allowed in a mapping. */
export const MAPPED_FIELDS: readonly string[] = [
  ...Object.keys(SeedListing.properties)
    .filter((name) => !OWN.has(name) && name !== 'startRate')
    .flatMap((name) => (TEXT_FIELDS.has(name) ? [name, ...LANGS.map((lang) => `${name}.${lang}`)] : name)),
  ...Array.from({ length: MOST_FACTS }, (_, at) => FACT_NAMES.map((name) => `kashrutFacts.${at + 1}.${name}`)).flat(),
  'position.lat',
  'position.lng',
  'startRate.amount',
  'startRate.currency',
  'town',
  'country',
]

const NEEDED: readonly (readonly string[])[] = [['dtype'], ['title', ...LANGS.map((lang) => `title.${lang}`)]]

/** The zone farthest ahead of UTC. */
const EARLIEST_ZONE_MS = 14 * 3_600_000

/** Reads a mapping file; `now` in epoch milliseconds. Throws DataFileError. */
export function readMapping(file: string, now: number): Mapping {
  const fail = (what: string) => new DataFileError(`${file}: ${what}`)
  let data: unknown
  try {
    data = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw fail(`not valid JSON: ${error.message}`)
  }
  const [wrong] = Errors(Mapping, data)
  if (wrong) {
    const field = wrong.instancePath.slice(1).replaceAll('/', '.')
    const detail = Object.values(wrong.params).flat().join(', ')
    throw fail(
      `${field ? `field ${field}` : 'the file'} ` +
        `${wrong.message}${detail && !wrong.message.includes(detail) ? ` (${detail})` : ''}; see docs/importing.md`,
    )
  }
  const mapping = data as Mapping
  const { taken } = mapping
  if (taken !== undefined && Date.parse(taken) > now + EARLIEST_ZONE_MS)
    throw fail(`field taken: ${taken}, the date of the list, is in the future`)
  const names = Object.keys(mapping.fields)
  const strange = names.find((name) => !MAPPED_FIELDS.includes(name))
  if (strange) throw fail(`fields: "${strange}" is not a field of a listing; fields are ${MAPPED_FIELDS.join(', ')}`)
  for (const choice of NEEDED) {
    if (!choice.some((name) => names.includes(name))) throw fail(`fields: ${choice[0]} is missing`)
  }
  return mapping
}

/** The columns that a mapping uses. */
export function columnsOf({ id, fields }: Mapping): string[] {
  const columns = Object.values(fields).flatMap((column) => {
    if (typeof column === 'string' || Array.isArray(column)) return column
    return 'column' in column ? column.column : []
  })
  return [...new Set([id, ...columns])]
}
