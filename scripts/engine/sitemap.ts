import { escapeXml } from '#core/domain/xml.ts'
import { DEFAULT_LANG, LANGS } from '#core/i18n/languages.ts'
import type { Index } from '#data/index/open.ts'
import type { Subject } from '#data/index/subjects.ts'
import { pathsOf } from './renderer.ts'

/** Subjects per sitemap file, by number, so that a change rewrites only one file. */
const CHUNK = 50

export const chunkOf = (subject: number): number => Math.floor(subject / CHUNK)
const chunkName = (chunk: number): string => `sitemap-${chunk}.xml`

type Row = Subject & { changed: number }

/** The sitemap of one chunk: every page with its other languages; undefined if none may be indexed. */
function chunkXml(index: Index, chunk: number, origin: string): string | undefined {
  const rows = index.all<Row>(
    'select * from subjects where id >= ? and id < ? and noindex = 0 order by id',
    chunk * CHUNK,
    (chunk + 1) * CHUNK,
  )
  if (rows.length === 0) return undefined
  const urls = rows.map((row) => urlsOf(row, origin)).join('')
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${urls}</urlset>\n`
  )
}

function urlsOf(row: Row, origin: string): string {
  const paths = pathsOf(row)
  const href = (lang: keyof typeof paths) => escapeXml(origin + encodeURI(paths[lang]))
  const alternates = [...LANGS.map((lang) => [lang, lang] as const), ['x-default', DEFAULT_LANG] as const]
    .map(([tag, lang]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href(lang)}"/>`)
    .join('')
  const day = new Date(row.changed * 1000).toISOString().slice(0, 10)
  return LANGS.map((lang) => `<url><loc>${href(lang)}</loc><lastmod>${day}</lastmod>${alternates}</url>\n`).join('')
}

/** The chunks with pages. */
function chunks(index: Index): number[] {
  return index
    .all<{ chunk: number }>(`select distinct id / ${CHUNK} chunk from subjects where noindex = 0 order by chunk`)
    .map(({ chunk }) => chunk)
}

export interface SiteFile {
  file: string
  bytes: Buffer
}

/** The sitemap files of chunks without pages. */
export function emptySitemaps(index: Index, of: ReadonlySet<number>): string[] {
  const present = new Set(chunks(index))
  return [...of].filter((chunk) => !present.has(chunk)).map(chunkName)
}

/** The sitemaps of the given chunks, or of all, and their index. */
export function* sitemapFiles(index: Index, origin: string, only?: ReadonlySet<number>): Generator<SiteFile> {
  const present = chunks(index)
  for (const chunk of present) {
    const xml = !only || only.has(chunk) ? chunkXml(index, chunk, origin) : undefined
    if (xml) yield { file: chunkName(chunk), bytes: Buffer.from(xml) }
  }
  const entries = present.map(
    (chunk) => `<sitemap><loc>${escapeXml(`${origin}/${chunkName(chunk)}`)}</loc></sitemap>\n`,
  )
  const list =
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`
  yield { file: 'sitemap.xml', bytes: Buffer.from(list) }
}

/** robots.txt: everything but the API. */
export function robotsFile(origin: string): SiteFile {
  return {
    file: 'robots.txt',
    bytes: Buffer.from(`User-agent: *\nDisallow: /rest/\nSitemap: ${origin}/sitemap.xml\n`),
  }
}
