import { createHash } from 'node:crypto'
import { LANGS } from '#core/i18n/languages.ts'
import { isHashed } from '#core/domain/served-files.ts'
import { contentOf, type Snapshot } from './local.ts'
import { UNSURE, type Known } from './manifest.ts'
import { NOTES, type Target } from './target.ts'

/** What is to be done at a target, in the order in which it keeps a visitor whole. */
export interface Steps {
  /** One group after the other: what pages ask for, new pages, changed pages, lists of pages. */
  put: string[][]
  remove: string[]
  /** Hashed files that stay for pages that somebody still has open, with the moment since when. */
  keep: Map<string, Known>
  unchanged: number
}

const KEPT_MS = 30 * 24 * 3_600_000
const PAGE = /\.html$/
const LIST = /^(sitemap.*\.xml|robots\.txt)$/

/** Compares what lies at a target with the release. */
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
  if (!PAGE.test(file)) return 0
  return known === undefined ? 1 : 2
}

/** What only publishing makes: a page, a sitemap, an asset. */
const OURS = new RegExp(`^((${LANGS.join('|')})/)?[^/]+\\.html$|^sitemap(-\\d+)?\\.xml$|^robots\\.txt$|^_astro/`)

/** What is known of a place from looking at it, where its manifest tells nothing. */
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
    const file = name.replace(/\.(br|gz)$/, '')
    if (snapshot.files.has(file) || OURS.test(file)) files.set(file, UNSURE)
  }
  for (const [file, digest] of snapshot.files) {
    if (!files.has(file)) continue
    const content = await contentOf(snapshot, file)
    const objects = content ? target.objectsOf(content) : []
    const isSame = objects.every(
      ({ name, bytes, headers }) =>
        // A listing does not tell headers: what others have stored may have any.
        (isOurs || Object.keys(headers).length === 0) &&
        listed.get(name) === createHash('md5').update(bytes).digest('hex'),
    )
    if (content && isSame) files.set(file, digest)
  }
  return { files, notes }
}
