import { KNOWN_LANGS } from '#core/i18n/languages.ts'

const ISRAEL = 'wd:Q801'
const isA = (type: string) => `?item wdt:P31/wdt:P279* ${type} .`
const missionOf = (type: string) => `${isA(type)} ?item wdt:P137 ${ISRAEL} .`
/** By the English name of the class. */
const isCalled = (name: string) => `?class rdfs:label "${name}"@en . ${isA('?class')}`

/** What Wikidata has and the directory lists; of an item of several, the first. */
export const KINDS = {
  'consulate-general': missionOf('wd:Q372690'),
  consulate: missionOf('wd:Q7843791'),
  embassy: missionOf('wd:Q3917681'),
  cemetery: isCalled('Jewish cemetery'),
  memorial: isCalled('Holocaust memorial'),
  museum: `{ ${isCalled('Jewish museum')} } UNION { ${isCalled('Holocaust museum')} }`,
  'former-synagogue': isCalled('former synagogue'),
  synagogue: isA('wd:Q34627'),
} as const
export type WikidataKind = keyof typeof KINDS

/** Rows of a page of an answer. */
export const PAGE_ROWS = 5000

/** The items of a country, one row for each of their texts; what was dissolved or is closed is left out. */
export function queryOf(country: string, offset: number): string {
  const kinds = Object.entries(KINDS).map(([kind, where]) => `{ ${where} BIND("${kind}" AS ?kind) }`)
  return pageOf(
    `?country wdt:P297 "${country}" .
  ${kinds.join('\n  UNION\n  ')}
  ?item wdt:P17 ?country .
  FILTER NOT EXISTS { ?item wdt:P576|wdt:P3999 ?end }
  ?item wdt:P625 ?position .
  OPTIONAL { ?item wdt:P856 ?website }
  OPTIONAL {
    VALUES ?says { rdfs:label schema:description }
    ?item ?says ?text .
    FILTER(LANG(?text) IN (${languagesOf(country)
      .map((lang) => `"${lang}"`)
      .join(', ')}))
  }`,
    offset,
  )
}

/** Those of some items that there are, and that are not closed. */
export function queryById(ids: readonly string[], offset: number): string {
  return pageOf(
    `VALUES ?item { ${ids.map((id) => `wd:${id}`).join(' ')} }
  ?item wikibase:statements ?statements .
  FILTER NOT EXISTS { ?item wdt:P576|wdt:P3999 ?end }`,
    offset,
  )
}

/** How many articles some items link to. */
export const sitelinksQuery = (ids: readonly string[]): string => `SELECT ?item ?sitelinks WHERE {
  VALUES ?item { ${ids.map((id) => `wd:${id}`).join(' ')} }
  ?item wikibase:sitelinks ?sitelinks .
}`

/** The pictures (P18) of some items. */
export const imagesQuery = (ids: readonly string[]): string => `SELECT ?item ?image WHERE {
  VALUES ?item { ${ids.map((id) => `wd:${id}`).join(' ')} }
  ?item wdt:P18 ?image .
}`

/** The pictures of some cities by their GeoNames ids (P1566). */
export const cityImagesQuery = (ids: readonly number[]): string => `SELECT ?geonames ?image WHERE {
  VALUES ?geonames { ${ids.map((id) => `"${id}"`).join(' ')} }
  ?item wdt:P1566 ?geonames .
  ?item wdt:P18 ?image .
}`

const pageOf = (where: string, offset: number) => `SELECT DISTINCT * WHERE {
  ${where}
}
ORDER BY ?item ?kind ?says ?text ?website ?position
LIMIT ${PAGE_ROWS} OFFSET ${offset}`

/** Ours; `mul` of names that are the same in most; and that of the country, whose name is better than none. */
export function languagesOf(country: string): string[] {
  return [...new Set([...KNOWN_LANGS, 'mul', homeLanguage(country)])]
}

/** The language most spoken in a country, by Unicode CLDR. */
export const homeLanguage = (country: string): string => new Intl.Locale(`und-${country}`).maximize().language
