import type { Mapping } from '#core/contract/import-mapping.ts'
import { KNOWN_LANGS } from '#core/i18n/languages.ts'
import type { CkanRow, CkanTable } from './ckan.ts'
import { FetchError } from './world.ts'

// The tables of data.gov.il that are fetched, and how their columns are read.

/** A table of data.gov.il. */
export interface Source {
  resource: string
  mapping: Mapping
  /** What its columns are called; a name of several that it has had. Case does not matter. */
  columns: Readonly<Partial<Record<Cell, readonly string[]>>>
  /** Those that it may lack. */
  spare?: readonly Cell[]
}

/** Attendants, their hours in their own words, and every phone stay out: it may be the one of a home. */
type Cell = 'name' | 'city' | 'council' | 'street' | 'house' | 'lat' | 'lng'
export type Cells = Readonly<Partial<Record<Cell, string>>>

const fields: Mapping['fields'] = {
  ...Object.fromEntries(KNOWN_LANGS.map((lang) => [`title.${lang}`, `title.${lang}`])),
  transliterated: 'transliterated',
  address: 'address',
  town: 'town',
  inTown: 'inTown',
  country: { value: 'IL' },
}

const MINISTRY = {
  name: 'Israel’s Ministry of Religious Services',
  by: 'Ministry of Religious Services',
  licence: 'data.gov.il',
  id: 'id',
  fields: { ...fields, dtype: { value: 232 }, businessesType: { value: 'mikvah' } },
} as const

export const MIKVAOT: Source = {
  resource: 'e80a5e59-3b0f-4be9-983a-dc0971907626',
  mapping: { source: 'il-mikvaot', ...MINISTRY },
  columns: {
    name: ['mikveName', 'שם המקווה'],
    city: ['mikveCity', 'יישוב', 'ישוב'],
    street: ['mikveAddress', 'כתובת'],
  },
}

/** Of 2018, with cities that the other lacks. */
export const OLD_MIKVAOT: Source = {
  resource: '9a939c58-d149-4c07-b37f-77dbf0d50e35',
  mapping: { source: 'il-mikvaot-2018', ...MINISTRY },
  columns: {
    name: ['neighborhood', 'שכונה'],
    city: ['City', 'עיר', 'יישוב'],
    council: ['Religious_Council', 'מועצה דתית'],
    street: ['Mikve_Address', 'כתובת'],
  },
  spare: ['council'],
}

export const SYNAGOGUES: Source = {
  resource: '40de91c6-1eb3-4f12-9cea-5c44484377d7',
  mapping: {
    source: 'beer-sheva-synagogues',
    name: 'Municipality of Be’er Sheva',
    by: 'Municipality of Be’er Sheva',
    licence: 'data.gov.il',
    id: 'id',
    fields: { ...fields, dtype: { value: 231 } },
  },
  // The portal cuts names of columns off after ten letters.
  columns: {
    name: ['name', 'שם'],
    street: ['street', 'רחוב'],
    house: ['HouseNumbe', 'HouseNumber', 'מספר בית'],
    lat: ['lat', 'latitude'],
    lng: ['lon', 'lng', 'longitude'],
  },
  spare: ['house'],
}

/** The cells of a table that we take, by our names for them. Throws FetchError for a column that is gone. */
export function cellsOf({ columns, rows }: CkanTable, source: Source, host: string): Cells[] {
  const found = Object.entries(source.columns).map(([cell, names]) => {
    const forms = names.map((name) => name.toLowerCase())
    return { cell: cell as Cell, names, column: columns.find((column) => forms.includes(column.trim().toLowerCase())) }
  })
  const missing = found.filter(({ cell, column }) => column === undefined && !source.spare?.includes(cell))
  if (missing.length > 0)
    throw new FetchError(
      `${host} has no column ${missing.map(({ names }) => `"${names[0]}"`).join(', ')} any more in ` +
        `${source.mapping.source} (${source.resource}), but ${columns.map((name) => `"${name}"`).join(', ')}: its ` +
        'columns have changed; nothing was changed.',
    )
  const cellOf = (row: CkanRow, column: string | undefined) => plain(column === undefined ? '' : row[column])
  return rows.map((row) => Object.fromEntries(found.map(({ cell, column }) => [cell, cellOf(row, column)])))
}

/** What stands before a name or number of a person. */
const PERSON = /(?:בלנית|אחראית?|לתיאום|בתיאום|טלפון|נייד).*$/u
const PHONE = /(?:(?<![א-ת])טל['׳.:]*\s*)?[+*]?(?:\d[\s-]*){7,}/gu

/** A cell without phones and whom to call. */
const plain = (value: unknown): string =>
  String(value ?? '')
    .replace(PERSON, '')
    .replace(PHONE, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[\s,;:(-]+$/, '')
    .trim()
