import { createReadStream, existsSync } from 'node:fs'
import { basename } from 'node:path'
import { createInterface } from 'node:readline'
import type { Store } from '#data/store/database.ts'
import type { Mapping } from '#core/contract/import-mapping.ts'
import type { ImportReport } from '#core/contract/import-report.ts'
import { importPlaces } from '../import/places/import-places.ts'
import { namesSchool } from '../import/places/schools.ts'
import { keepAnswer } from './answers.ts'
import { FetchError, type World } from './world.ts'

/** Its text is CC BY-SA, so its places stay apart as a source of their own; addresses of mail stay out. */
const WIKIVOYAGE: Mapping = {
  source: 'wikivoyage',
  name: 'Wikivoyage',
  licence: 'CC-BY-SA-4.0',
  by: 'Wikivoyage contributors',
  url: 'https://en.wikivoyage.org/',
  id: 'id',
  fields: {
    'title.en': 'name',
    'description.en': 'content',
    dtype: 'dtype',
    businessesType: 'trade',
    address: 'address',
    phones: 'phone',
    website: 'url',
    town: 'town',
  },
}

const KINDS: Readonly<Record<string, { dtype: number; trade?: string }>> = {
  eat: { dtype: 228 },
  buy: { dtype: 232, trade: 'grocery' },
  sleep: { dtype: 230 },
}

interface Options {
  folder: string
  apply: boolean
  /** A dump of pages and articles as XML; `-` for the standard input. */
  file: string
}

/**
 * Imports the listings of a dump of the English Wikivoyage that say kosher. Travellers wrote them, so all of them wait
 * for an editor. Throws FetchError before anything has changed.
 */
export async function fetchWikivoyage(
  db: Store,
  { folder, apply, file }: Options,
  world: World,
): Promise<ImportReport> {
  world.tell(`Reading ${file === '-' ? 'the standard input' : basename(file)} …`)
  const features: object[] = []
  const seen = new Set<string>()
  const date = await readDump(file, world, ({ title, text }) => {
    for (const listing of listingsOf(text)) {
      const feature = featureOf(listing, title)
      if (!feature || seen.has(feature.properties.id)) continue
      seen.add(feature.properties.id)
      features.push(feature)
    }
  })
  const text = JSON.stringify({ type: 'FeatureCollection', timestamp: date, features })
  return importPlaces(db, {
    file: keepAnswer(folder, WIKIVOYAGE.source, { now: world.now(), text }),
    format: 'geojson',
    mapping: WIKIVOYAGE,
    isWhole: features.length > 0,
    asksFirst: true,
    dryRun: !apply,
    now: world.now(),
    stop: world.stop,
  })
}

interface Page {
  title: string
  text: string
}

/** Reads the pages of a dump, one at a time; returns the latest day of a page. Throws FetchError. */
async function readDump(file: string, { stop, now }: World, onPage: (page: Page) => void): Promise<string> {
  const fail = (what: string) => new FetchError(`${file} ${what}: nothing was changed.`)
  if (file !== '-' && !existsSync(file)) throw fail('is not there')
  const input = file === '-' ? process.stdin : createReadStream(file)
  const lines = createInterface({ input, crlfDelay: Infinity })
  let page: string[] = []
  let latest = ''
  let [isFirst, isWhole] = [true, false]
  for await (const line of lines) {
    stop.throwIfAborted()
    if (isFirst) checkStart(line, fail)
    isFirst = false
    if (line.includes('<page>')) page = []
    page.push(line)
    latest = max(latest, /<timestamp>(\d{4}-\d\d-\d\d)/.exec(line)?.[1] ?? '')
    if (line.includes('</page>')) onPage(pageOf(page.join('\n')))
    if (line.includes('</mediawiki>')) isWhole = true
  }
  if (!isWhole) throw fail('ends before its last page: it is damaged, or not downloaded to its end')
  return latest || new Date(now()).toISOString()
}

const max = (a: string, b: string): string => (a > b ? a : b)

/** Throws for what is no dump of the English Wikivoyage. */
function checkStart(line: string, fail: (what: string) => FetchError): void {
  if (line.startsWith('BZh'))
    throw fail('is compressed; unpack it on the way (bunzip2 -c FILE | npm run fetch -- wikivoyage --file -)')
  const [, lang] = /<mediawiki[^>]*xml:lang="([\w-]+)"/.exec(line) ?? []
  if (lang === undefined) throw fail('is no dump of pages and articles (pages-articles.xml)')
  if (lang !== 'en') throw fail(`is a dump of the edition in ${lang}, and only the English one is read`)
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' }
const unescaped = (xml: string): string => xml.replace(/&(lt|gt|quot|amp);/g, (_, name: string) => ENTITIES[name]!)

function pageOf(xml: string): Page {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(xml) ?? []
  const [, text = ''] = /<text[^>]*>([^]*?)<\/text>/.exec(xml) ?? []
  // Other namespaces are talk and templates.
  const isArticle = /<ns>0<\/ns>/.test(xml)
  return { title: unescaped(title), text: isArticle ? unescaped(text) : '' }
}

type Listing = Readonly<Record<string, string>>

const START = /\{\{\s*(eat|buy|sleep|listing)\s*(?=\|)/gi

/** The listing templates of an article, `{{eat | name=… }}`. */
function listingsOf(text: string): Listing[] {
  return [...text.matchAll(START)].flatMap((match) => {
    const parts = partsOf(text, match.index + match[0].length)
    if (!parts) return []
    const fields = parts.flatMap((part): [string, string][] => {
      const [, key, value = ''] = /^\s*([\w-]+)\s*=([^]*)$/.exec(part) ?? []
      return key ? [[key.toLowerCase(), plain(value)]] : []
    })
    return [{ type: match[1]!.toLowerCase(), ...Object.fromEntries(fields) }]
  })
}

/** What stands between the bars of a template, without those of templates and links in it; undefined without an end. */
function partsOf(text: string, from: number): string[] | undefined {
  const parts: string[] = []
  let depth = 0
  let start = from
  for (let at = from; at < text.length; at++) {
    const pair = text.slice(at, at + 2)
    if (pair === '}}' && depth === 0) return [...parts, text.slice(start, at)].filter((part) => part.trim() !== '')
    if (pair === '{{' || pair === '[[') depth++
    else if (pair === '}}' || pair === ']]') depth--
    else if (text[at] === '|' && depth === 0) {
      parts.push(text.slice(start, at))
      start = at + 1
      continue
    } else continue
    at++
  }
  return undefined
}

/** Wiki text as plain text. */
const plain = (wiki: string): string =>
  wiki
    .replace(/<!--[^]*?-->|<ref[^>]*\/>|<ref[^]*?<\/ref>/g, '')
    .replace(/\{\{[^{}]*\}\}/g, '')
    .replace(/\[\[(?:[^\]|]*\|)?([^\]]*)\]\]/g, '$1')
    .replace(/\[https?:\S+\s*([^\]]*)\]/g, '$1')
    .replace(/<[^>]*>|'{2,}/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const SAYS = /\b(?:kosher|glatt)\b/i
/** `not kosher`, `kosher-style`. */
const DENIES = /\b(?:not|non|no|no longer|isn[’']t|never)[ -](?:\w+ )?kosher|kosher[- ](?:style|salt|friendly)/i
const MAX_TEXT = 1000

function featureOf(listing: Listing, title: string) {
  const { type = '', name = '', lat, long, address, phone, url, content = '' } = listing
  const kind = KINDS[type]
  const says = `${name} ${content}`
  if (!kind || !name || !SAYS.test(says) || DENIES.test(says) || namesSchool(name)) return undefined
  const isPlaced = lat && long && Number.isFinite(Number(lat)) && Number.isFinite(Number(long))
  const id = `${title}#${name}`.slice(0, 100)
  return {
    type: 'Feature',
    geometry: isPlaced ? { type: 'Point', coordinates: [Number(long), Number(lat)] } : null,
    properties: {
      id,
      name,
      ...kind,
      content: content.slice(0, MAX_TEXT),
      address,
      phone: /^\+[\d ()./-]+$/.test(phone ?? '') ? phone : undefined,
      url,
      // Districts are pages below their city.
      town: title.split('/')[0],
    },
  }
}
