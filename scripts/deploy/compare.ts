import { createHash } from 'node:crypto'
import { KNOWN_LANGS } from '#core/i18n/languages.ts'
import { isPageFile } from '#core/domain/routes.ts'
import { DATA_FOLDER, isHashed } from '#core/domain/served-files.ts'
import { contentOf, type Snapshot } from './local.ts'
import { UNSURE, type Known } from './manifest.ts'
import { NOTES, type Target } from './target.ts'

/** The steps at a target, in an order that keeps the site consistent. */
export interface Steps {
  /** Groups in order: assets, new pages, changed pages, sitemaps. */
  put: string[][]
  remove: string[]
  /** Hashed files kept for open pages, with the moment since when. */
  keep: Map<string, Known>
  unchanged: number
}

const KEPT_MS = 30 * 24 * 3_600_000
const LIST = /^(sitemap.*\.xml|robots\.txt)$/

/** Compares a target with the release. */
export function stepsFor(local: ReadonlyMap<string, string>, there: ReadonlyMap<string, Known>, now: number): Steps {
  const put: string[][] = [[], [], [], []]
  let unchanged = 0
  for (const [file, digest] of local) {
    const known = there.get(file)
    if (known === digest) unchanged++
    else put[groupOf(file, known)]!.push(file)
  }
  const remove: string[] = []
  const keep = new Map<string, Known>()
  for (const [file, known] of there) {
    if (local.has(file)) continue
    const since = known.startsWith('-') ? Number(known.slice(1)) : now
    if (!isHashed(file) || now - since > KEPT_MS) remove.push(file)
    else if (!known.startsWith('-')) keep.set(file, `-${now}`)
  }
  return { put, remove, keep, unchanged }
}

function groupOf(file: string, known: Known | undefined): number {
  if (LIST.test(file)) return 3
  if (!isPageFile(file)) return 0
  return known === undefined ? 1 : 2
}

/** Where pages are. */
const OF_PAGES = new RegExp(`^((${KNOWN_LANGS.join('|')})/)?[^/]+$`)
const OTHERS = new RegExp(
  `^sitemap(-\\d+)?\\.xml$|^robots\\.txt$|^_astro/|^messages/\\w+\\.own\\.json$|` +
    `^${DATA_FOLDER}/(index\\.json|listings-[^/]+)$`,
)

/** Whether only publishing creates a file: pages, sitemaps, assets, open data. */
const isPublished = (file: string): boolean => (OF_PAGES.test(file) && isPageFile(file)) || OTHERS.test(file)

/** What a listing tells about a target without a usable manifest. */
export async function knownByListing(
  target: Target,
  snapshot: Snapshot,
  { isOurs }: { isOurs: boolean },
): Promise<{ files: Map<string, Known>; notes: string[] }> {
  const listed = new Map<string, string | undefined>()
  const notes: string[] = []
  for await (const { name, md5 } of target.list()) {
    if (!name.startsWith(NOTES)) listed.set(name, md5)
    else if (name.startsWith(`${NOTES}files-`)) notes.push(name)
  }
  const files = new Map<string, Known>()
  for (const name of listed.keys()) {
    const file = snapshot.files.has(name) ? name : name.replace(/\.(br|gz)$/, '')
    if (snapshot.files.has(file) || isPublished(file)) files.set(file, UNSURE)
  }
  for (const [file, digest] of snapshot.files) {
    if (!files.has(file)) continue
    const content = contentOf(snapshot, file)
    const objects = content ? target.objectsOf(content) : []
    const isSame = objects.every(
      ({ name, bytes, headers }) =>
        // A listing does not tell headers: other people's files may have any.
        (isOurs || Object.keys(headers).length === 0) &&
        listed.get(name) === createHash('md5').update(bytes).digest('hex'),
    )
    if (content && isSame) files.set(file, digest)
  }
  return { files, notes }
}
