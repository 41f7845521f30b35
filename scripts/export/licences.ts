import type { Provenance } from '#core/contract/data-files.ts'
import { countContent } from '#data/store/content.repository.ts'
import { importSources } from '#data/store/imported.repository.ts'
import type { Store } from '#data/store/database.ts'
import type { ContentKind } from '#data/store/content.table.ts'
import { isContent } from '../import/content-rows.ts'
import { readDataFiles } from '../import/data-files.ts'

/** The source of a kind's documents, with its licence. */
export interface Source {
  kind: ContentKind
  name: string
  licence: string
  url?: string
}

const GAZETTEER: Source = {
  kind: 'cities',
  name: 'GeoNames',
  licence: 'CC-BY-4.0',
  url: 'https://www.geonames.org/',
}
const NAMES_OF_COUNTRIES: Source = {
  kind: 'countries',
  name: 'Unicode CLDR',
  licence: 'Unicode-3.0',
  url: 'https://cldr.unicode.org/',
}

const HOTELS: Source = {
  kind: 'hotels',
  name: 'OpenStreetMap',
  licence: 'ODbL-1.0',
  url: 'https://www.openstreetmap.org/copyright',
}

/** The sources of the data files; listings also name their own. */
export function sourcesOf(seedFolder: string): Source[] {
  const sources = readDataFiles(seedFolder)
    .filter(isContent)
    .map(({ kind, provenance }) => sourceOf(kind, provenance))
  const all = [GAZETTEER, NAMES_OF_COUNTRIES, ...sources]
  return [...new Map(all.map((source) => [JSON.stringify(source), source])).values()]
}

function sourceOf(kind: ContentKind, { name, licence, url }: Provenance): Source {
  return { kind, name, licence, ...(url && { url }) }
}

/** The sources of imported listings, and of hotels. */
export async function importedSources(db: Store): Promise<Source[]> {
  const sources = await importSources(db)
  const { hotels = 0 } = await countContent(db)
  const listings = sources.map(({ name, licence, url }): Source => ({
    kind: 'listings',
    name,
    licence,
    ...(url && { url }),
  }))
  return hotels > 0 ? [...listings, HOTELS] : listings
}
