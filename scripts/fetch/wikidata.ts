import { KNOWN_LANGS } from '#core/i18n/languages.ts'
import type { Mapping } from '#core/contract/import-mapping.ts'
import { ask } from './ask.ts'
import type { Item, Provider } from './provider.ts'
import type { FetchSettings } from './settings.ts'
import { homeLanguage, KINDS, PAGE_ROWS, queryById, queryOf, type WikidataKind } from './wikidata-query.ts'
import { FetchError, type World } from './world.ts'

/** The service ends a query after a minute. */
const TIMEOUT_MS = 90_000
/** Items of a query. */
export const MAX_IDS = 200
export const PAUSE_MS = 1000

/** Of the results format of SPARQL 1.1 in JSON. */
export type SparqlRow = Readonly<Record<string, { value: string; 'xml:lang'?: string } | undefined>>

/** Synagogues, museums, cemeteries and missions of Israel, by a SPARQL service with the data of Wikidata. */
export function wikidataProvider(settings: FetchSettings, world: World): Provider {
  return {
    source: WIKIDATA.source,
    host: new URL(settings.wikidataUrl).host,
    format: 'geojson',
    mapping: WIKIDATA,
    async inside(area) {
      if (!('country' in area)) throw new RangeError('Wikidata only supports countries')
      const date = new Date(world.now()).toISOString()
      const rows = await allPages((offset) => queryOf(area.country, offset), settings, world)
      return { items: itemsOf(rows, homeLanguage(area.country)), taken: date }
    },
    async stillThere(ids) {
      const found: Item[] = []
      for (let from = 0; from < ids.length; from += MAX_IDS) {
        const some = ids.slice(from, from + MAX_IDS)
        const rows = await allPages((offset) => queryById(some, offset), settings, world)
        found.push(...rows.map((row) => ({ id: qidOf(row) })))
      }
      return found
    },
    fileOf: ({ items, taken }) => ({
      type: 'FeatureCollection',
      timestamp: taken,
      features: items.map(({ value }) => value),
    }),
  }
}

/** The property of a feature that has a text in a language. */
const nameOf = (says: 'label' | 'description', lang: string) => `${says}:${lang}`

/** How a feature becomes a listing. */
const WIKIDATA: Mapping = {
  source: 'wikidata',
  name: 'Wikidata',
  licence: 'CC0-1.0',
  by: 'Wikidata contributors',
  url: 'https://www.wikidata.org/',
  page: 'https://www.wikidata.org/wiki/{id}',
  id: 'id',
  fields: {
    dtype: 'dtype',
    heritageType: 'heritageType',
    embassyType: 'embassyType',
    website: 'website',
    ...Object.fromEntries(
      KNOWN_LANGS.flatMap((lang) => [
        [`title.${lang}`, nameOf('label', lang)],
        [`description.${lang}`, nameOf('description', lang)],
      ]),
    ),
    'title.en': [nameOf('label', 'en'), nameOf('label', 'mul'), nameOf('label', 'home')],
  },
}

const typeOf = (kind: WikidataKind): object => {
  if (kind === 'synagogue') return { dtype: 231 }
  const isMission = kind === 'embassy' || kind.startsWith('consulate')
  return isMission ? { dtype: 233, embassyType: kind } : { dtype: 237, heritageType: kind }
}

/** One item for all of its rows; a row without a position on Earth is none. */
export function itemsOf(rows: readonly SparqlRow[], home: string): Item[] {
  const byId = Map.groupBy(rows.filter(positionOf), qidOf)
  return [...byId].map(([id, own]) => {
    const kinds = own.map(({ kind }) => kind?.value)
    const kind = (Object.keys(KINDS) as WikidataKind[]).find((candidate) => kinds.includes(candidate))!
    const properties = { id, ...typeOf(kind), website: own[0]?.website?.value, ...textsOf(own, home) }
    const geometry = { type: 'Point', coordinates: positionOf(own[0]!) }
    return { id, value: { type: 'Feature', id, properties, geometry } }
  })
}

function textsOf(rows: readonly SparqlRow[], home: string): Record<string, string> {
  const texts = rows.flatMap(({ says, text }) => {
    const lang = text?.['xml:lang']
    if (!text || !lang) return []
    const what = says?.value.endsWith('description') ? 'description' : 'label'
    const isHome = lang === home && what === 'label'
    return [[nameOf(what, lang), text.value], ...(isHome ? [[nameOf(what, 'home'), text.value]] : [])]
  })
  return Object.fromEntries(texts) as Record<string, string>
}

export const qidOf = ({ item }: SparqlRow) => item?.value.split('/').at(-1) ?? ''

/** Longitude and latitude; undefined of another planet's. */
function positionOf({ position }: SparqlRow): [number, number] | undefined {
  const [, lng, lat] = /^Point\((\S+) (\S+)\)$/i.exec(position?.value ?? '') ?? []
  return lng && lat ? [Number(lng), Number(lat)] : undefined
}

async function allPages(
  queryAt: (offset: number) => string,
  { wikidataUrl, userAgent }: FetchSettings,
  world: World,
): Promise<SparqlRow[]> {
  const rows: SparqlRow[] = []
  for (;;) {
    const page = await askSparql(queryAt(rows.length), { wikidataUrl, userAgent }, world)
    rows.push(...page)
    if (page.length < PAGE_ROWS) return rows
    await world.sleep(PAUSE_MS)
  }
}

/** Throws FetchError. */
export function askSparql(
  query: string,
  { wikidataUrl, userAgent }: Pick<FetchSettings, 'wikidataUrl' | 'userAgent'>,
  world: World,
): Promise<SparqlRow[]> {
  const headers = { 'user-agent': userAgent, accept: 'application/sparql-results+json' }
  return ask(
    { url: wikidataUrl, headers, form: { query }, timeoutMs: TIMEOUT_MS },
    async (answer) => {
      const { results } = JSON.parse(await answer.text()) as { results?: { bindings?: SparqlRow[] } }
      if (Array.isArray(results?.bindings)) return results.bindings
      throw new FetchError(
        `${new URL(wikidataUrl).host} does not answer as SPARQL does: nothing was changed. See WIKIDATA_URL.`,
      )
    },
    world,
  )
}
