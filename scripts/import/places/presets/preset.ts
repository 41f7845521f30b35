import type { Mapping } from '#core/contract/import-mapping.ts'
import { KNOWN_LANGS } from '#core/i18n/languages.ts'
import type { Tags } from '../../osm/tags.ts'
import { mapTitle } from '../../osm/titles.ts'
import type { Skipped } from '../listing-draft.ts'
import { namesSchool } from '../schools.ts'

/** A place of a published data set, in the columns of its mapping. */
export interface PresetPlace {
  row: Tags
  /** Whether it is listed for kosher food alone. */
  isFood: boolean
  /** Whether its source doubts that it is there, or that it is what it is filed as. */
  isDoubtful: boolean
  /** What an editor is shown of it. */
  says: Tags
  brand?: string
  /** Its own source and licence, where they differ from those of the whole. */
  credit?: Partial<Pick<Mapping, 'by' | 'licence'>>
}

/** How the files of a published data set are read, without a mapping file. */
export interface Preset {
  name: string
  /** What its publisher calls it. */
  title: string
  format: 'csv' | 'geojson'
  mapping: Mapping
  /** Its columns or properties, without which it is another file; of some one is enough. */
  needs: readonly (readonly string[])[]
  read(tags: Tags): PresetPlace | Skipped
}

/** The fields of the columns that `placeFields` gives, and of the type. */
export const FIELDS: Mapping['fields'] = {
  ...Object.fromEntries(KNOWN_LANGS.map((lang) => [`title.${lang}`, `title.${lang}`])),
  transliterated: 'transliterated',
  dtype: 'dtype',
  businessesType: 'trade',
  address: 'address',
  postcode: 'postcode',
  town: 'town',
  country: 'country',
  phones: 'phone',
  website: 'website',
}

/** What a category is here. */
export interface Kind {
  dtype: 228 | 231 | 232
  trade?: string
}

export const isFood = ({ dtype }: Kind): boolean => dtype !== 231

/** Communities that call themselves synagogues, and are none. */
const NO_SYNAGOGUE = /messian|mesi[aá]nic|yeshua|y['’]shua|ישוע|мессиан/i

/** Whether a place of a kind is none of ours by its name. */
export const isForeign = ({ dtype }: Kind, name: string): boolean =>
  namesSchool(name) || (dtype === 231 && NO_SYNAGOGUE.test(name))

const AS_ON_MAPS: Readonly<Record<Kind['dtype'], Tags>> = {
  228: { amenity: 'restaurant', 'diet:kosher': 'yes' },
  231: { amenity: 'place_of_worship', religion: 'jewish' },
  232: { shop: 'kosher' },
}

/** The columns of names, as places of maps have theirs; `names` are keys of OpenStreetMap. */
export function titleColumns(kind: Kind, names: Tags, country: string): Tags {
  const { title = {}, transliterated } = mapTitle({ ...names, ...AS_ON_MAPS[kind.dtype] }, { country, names: {} })
  const columns = Object.entries(title).map(([lang, text]) => [`title.${lang}`, text])
  return { ...Object.fromEntries(columns), ...(transliterated && { transliterated: 'yes' }) }
}

/** A row without empty cells. */
export const filledRow = (cells: Readonly<Record<string, string | number | undefined>>): Tags =>
  Object.fromEntries(Object.entries(cells).flatMap(([name, cell]) => (cell ? [[name, String(cell)]] : [])))
