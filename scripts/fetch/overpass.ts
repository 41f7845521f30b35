import { KINDS, SCHOOLS } from '../import/osm/kinds.ts'
import { CERTIFICATIONS, KOSHER_KINDS } from '../import/osm/kosher.ts'
import { OSM } from '../import/places/sources.ts'
import { ask, waitFor } from './ask.ts'
import type { Area } from './area.ts'
import type { Item, Items, Provider } from './provider.ts'
import type { FetchSettings } from './settings.ts'
import { FetchError, type World } from './world.ts'

/** How long the server may work on a question. */
const SERVER_SECONDS = 180
export const HEAD = `[out:json][timeout:${SERVER_SECONDS}];\n`
const TIMEOUT_MS = (SERVER_SECONDS + 60) * 1000
const STATUS_TIMEOUT_MS = 20_000
export const NO_SCHOOL = `["amenity"!~"${SCHOOLS.join('|')}"]`
/** What is kosher, and what is so no longer. */
const KOSHER = [
  '["diet:kosher"~"^(yes|only|no)$"]',
  '["kosher"~"^(yes|only|no)$"]',
  ...KOSHER_KINDS.map((key) => `["${key}"~"kosher"]`),
  ...CERTIFICATIONS.map((key) => `["${key}"]`),
]

const OSM_ID = /^(node|way|relation)\/\d+$/

interface Element {
  type: string
  id: number
}

/** OpenStreetMap by the Overpass API. */
export function overpassProvider(settings: FetchSettings, world: World): Provider {
  return {
    source: OSM.source,
    host: new URL(settings.overpassUrl).host,
    format: 'overpass',
    inside: (area) => askOverpass(queryOf(area), settings, world),
    stillThere: async (ids) => {
      const known = ids.filter((id) => OSM_ID.test(id))
      const unknown = ids.filter((id) => !OSM_ID.test(id)).map((id) => ({ id }))
      if (known.length === 0) return unknown
      const { items } = await askOverpass(queryById(known), settings, world)
      return [...items, ...unknown]
    },
    fileOf: ({ items, taken }) => ({
      osm3s: { timestamp_osm_base: taken },
      elements: items.map(({ value }) => value),
    }),
  }
}

/** What the directory lists inside of an area, in Overpass QL; never a school. */
export function queryOf(area: Area): string {
  const listed = KINDS.filter(({ needsKosher }) => !needsKosher).map(({ tags }) => filterOf(tags))
  const filters = [...new Set([...listed, ...KOSHER])].map((filter) => filter + NO_SCHOOL)
  const isCountry = 'country' in area
  const where = isCountry ? '(area.country)' : `(around:${Math.round(area.km * 1000)},${area.lat},${area.lng})`
  const country = isCountry ? `area["ISO3166-1"="${area.country}"]->.country;\n` : ''
  return HEAD + country + union(filters.map((filter) => `nwr${filter}${where}`))
}

export const union = (parts: readonly string[]) =>
  `(\n${parts.map((part) => `  ${part};\n`).join('')});\nout center tags;`

/** `*` in the table of kinds is any value. */
const filterOf = (tags: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(tags)
    .map(([key, values]) => {
      if (values.includes('*')) return `["${key}"]`
      return values.length === 1 ? `["${key}"="${values[0]}"]` : `["${key}"~"^(${values.join('|')})$"]`
    })
    .join('')

/** Some elements by `node/123`, whatever they have become. */
export function queryById(ids: readonly string[]): string {
  const byType = Map.groupBy(ids, (id) => id.split('/')[0])
  const types = ['node', 'way', 'relation'].flatMap((type) => {
    const numbers = byType.get(type)?.map((id) => id.split('/')[1])
    return numbers ? `${type}(id:${numbers.join(',')})` : []
  })
  return HEAD + union(types)
}

export async function askOverpass(
  query: string,
  { overpassUrl, userAgent }: FetchSettings,
  world: World,
): Promise<Items> {
  const headers = { 'user-agent': userAgent, accept: 'application/json' }
  const { host } = new URL(overpassUrl)
  const status = { url: new URL('status', overpassUrl).href, headers, timeoutMs: STATUS_TIMEOUT_MS }
  return ask(
    { url: overpassUrl, headers, form: { data: query }, timeoutMs: TIMEOUT_MS, turn: () => waitForSlot(status, world) },
    async (answer) => itemsOf(JSON.parse(await answer.text()), host),
    world,
  )
}

/** Throws FetchError where the server has stopped before its end. */
function itemsOf(answer: unknown, host: string): Items {
  const { elements, osm3s, remark } = answer as {
    elements?: Element[]
    osm3s?: { timestamp_osm_base?: string }
    remark?: string
  }
  if (remark)
    throw new FetchError(`${host} did not finish (${remark.trim()}): nothing was changed. Ask for a smaller area.`)
  const day = osm3s?.timestamp_osm_base
  if (!Array.isArray(elements) || !day)
    throw new FetchError(`${host} does not answer as the Overpass API does: nothing was changed. See OVERPASS_URL.`)
  const items = elements.map((value): Item => ({ id: `${value.type}/${value.id}`, value }))
  return { items, taken: day }
}

/** Waits until the server has a slot for this address. One that does not say is asked without. */
async function waitForSlot(
  status: { url: string; headers: Readonly<Record<string, string>>; timeoutMs: number },
  world: World,
): Promise<void> {
  const { url, headers, timeoutMs } = status
  const signal = AbortSignal.any([world.stop, AbortSignal.timeout(timeoutMs)])
  const text = await fetch(url, { headers, signal }).then(
    (answer) => (answer.ok ? answer.text() : ''),
    () => '',
  )
  world.stop.throwIfAborted()
  const seconds = secondsToSlot(text)
  if (seconds > 0) await waitFor(seconds * 1000, `${new URL(url).host} has no free slot`, world)
}

/** Of the page of `/api/status`: in how many seconds there is a slot; 0 where there is one, or it does not say. */
export function secondsToSlot(status: string): number {
  if (/^[1-9]\d* slots? available now/m.test(status)) return 0
  const waits = [...status.matchAll(/^Slot available after: .*, in (-?\d+) seconds?/gm)].map(([, n]) => Number(n))
  return waits.length === 0 ? 0 : Math.max(Math.min(...waits), 0) + 1
}
