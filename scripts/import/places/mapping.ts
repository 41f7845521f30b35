import { readFileSync } from 'node:fs'
import { Type, type Static } from 'typebox'
import { Errors } from 'typebox/value'
import { Day, Line, SeedListing, Url } from '#core/contract/data-files.ts'
import { FIELD_NAMES, rowOf } from '#core/fields/listing.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { DataFileError } from '../data-files.ts'

/** Where the value of a field stands: in a column, in the first of some that is filled, or always the same. */
const Column = Type.Union([
  Line,
  Type.Array(Line, { minItems: 1 }),
  Type.Object(
    {
      column: Line,
      /** What words of the table mean here; one that is not among them is taken as it stands. */
      values: Type.Optional(
        Type.Record(
          Type.String(),
          Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Array(Type.String())]),
        ),
      ),
      /** What stands between the items of a list. */
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

/** Which column of a table, or property of a feature, says what about a listing. */
const Mapping = Type.Object(
  {
    /** A short name of the source, which its ids belong to. */
    source: Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,39}$' }),
    name: Line,
    licence: Line,
    by: Line,
    url: Type.Optional(Url),
    /** The source's own page of a place, with {id} where its id goes. */
    page: Type.Optional(Url),
    /** When the list was made; else the date of the file. */
    taken: Type.Optional(Day),
    delimiter: Type.Optional(Type.String({ minLength: 1, maxLength: 5 })),
    /** The column whose value stays the same when a place changes. */
    id: Line,
    fields: Type.Record(Type.String(), Column),
  },
  { additionalProperties: false },
)
export type Mapping = Static<typeof Mapping>

const OWN = new Set(['tnid', 'provenance', 'vanished', 'position', 'videos'])
/** Fields whose text stands in several languages. */
export const TEXT_FIELDS: ReadonlySet<string> = new Set([
  'description',
  'directions',
  'specialOffer',
  ...FIELD_NAMES.filter((field) => rowOf(field).localized),
])

/** The names that a mapping may give to fields. */
export const MAPPED_FIELDS: readonly string[] = [
  ...Object.keys(SeedListing.properties)
    .filter((name) => !OWN.has(name) && name !== 'startRate')
    .flatMap((name) => (TEXT_FIELDS.has(name) ? [name, ...LANGS.map((lang) => `${name}.${lang}`)] : name)),
  'position.lat',
  'position.lng',
  'startRate.amount',
  'startRate.currency',
  'town',
  'country',
]

const NEEDED: readonly (readonly string[])[] = [['dtype'], ['title', ...LANGS.map((lang) => `title.${lang}`)]]

/** A day begins this much earlier on the far side of the date line than in UTC. */
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
      `${field ? `field ${field}` : 'the file'} ${wrong.message}${detail && !wrong.message.includes(detail) ? ` (${detail})` : ''}; see docs/importing.md`,
    )
  }
  const mapping = data as Mapping
  const { taken } = mapping
  if (taken !== undefined && Date.parse(taken) > now + EARLIEST_ZONE_MS)
    throw fail(`field taken: ${taken} has not come yet, and it is the day on which the list was made`)
  const names = Object.keys(mapping.fields)
  const strange = names.find((name) => !MAPPED_FIELDS.includes(name))
  if (strange) throw fail(`fields: "${strange}" is no field of a listing; there are ${MAPPED_FIELDS.join(', ')}`)
  for (const choice of NEEDED) {
    if (!choice.some((name) => names.includes(name))) throw fail(`fields: ${choice[0]} is missing`)
  }
  return mapping
}

/** The columns that a mapping asks for. */
export function columnsOf({ id, fields }: Mapping): string[] {
  const columns = Object.values(fields).flatMap((column) => {
    if (typeof column === 'string' || Array.isArray(column)) return column
    return 'column' in column ? column.column : []
  })
  return [...new Set([id, ...columns])]
}
