/** Headers of a release's files, whether served by this server, from storage or by a CDN. */

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/json; charset=utf-8',
  'feed.json': 'application/feed+json; charset=utf-8',
  gz: 'application/gzip',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  webmanifest: 'application/manifest+json',
}
/**
 * Endings of what changes under its name and is revalidated each time: pages, feeds, sitemaps, robots.txt, manifests,
 * own texts, and the worker, which needs the policy of the pages to ask for them.
 */
export const DOCUMENT_ENDINGS = [
  'html',
  'xml',
  'txt',
  'atom',
  'feed[.]json',
  'manifest[.]json',
  'own[.]json',
  'worker[.]js',
] as const
const DOCUMENT = new RegExp(`[.](${DOCUMENT_ENDINGS.join('|')})$`)
/** The folder of open data, whose files and checksums are rewritten together. */
export const DATA_FOLDER = 'data'
const DATA = new RegExp(`^${DATA_FOLDER}/`)
/** Folders of files that never change under their name. */
export const LASTING_FOLDERS = ['_astro', 'pictures'] as const
const LASTING = new RegExp(`^(${LASTING_FOLDERS.join('|')})/`)

/** Documents may change at any moment; their ETag makes revalidation cheap. */
export const REVALIDATE = 'public, max-age=0, must-revalidate'
export const FOREVER = 'public, max-age=31536000, immutable'
export const AN_HOUR = 'public, max-age=3600'

const EXTENSION = /[.]((feed[.])?[^.]*)$/

const typeOf = (file: string): string | undefined => TYPES[EXTENSION.exec(file)?.[1]?.toLowerCase() ?? '']

/** The media type of a file. */
export const mediaTypeOf = (file: string): string => typeOf(file) ?? 'application/octet-stream'

/** The media type of a document; undefined for files that publishing never rewrites. */
export const documentType = (file: string): string | undefined => (DOCUMENT.test(file) ? typeOf(file) : undefined)

/** Whether pages of earlier releases may still request a file that current ones do not use. */
export const isHashed = (file: string): boolean => file.startsWith('_astro/')

/**
 * `Cache-Control` of a file, named without a leading slash. A CDN that is purged on changes may cache documents
 * for `cdnSeconds`.
 */
export function cacheControlOf(file: string, { cdnSeconds = 0 }: { cdnSeconds?: number } = {}): string {
  if (LASTING.test(file)) return FOREVER
  if (!DOCUMENT.test(file) && !DATA.test(file)) return AN_HOUR
  return cdnSeconds > 0 ? REVALIDATE.replace('max-age=0', `max-age=0, s-maxage=${cdnSeconds}`) : REVALIDATE
}
