import { ask } from './ask.ts'
import { plain, type Rights } from './commons-licence.ts'
import type { FetchSettings } from './settings.ts'
import { FetchError, type World } from './world.ts'

/** Titles of a query: the most that the API answers to. */
const MAX_TITLES = 50
const PAUSE_MS = 1000
const TIMEOUT_MS = 60_000
/** Wider than any picture of the site. */
const WIDTH = 1600
const RIGHTS = ['Artist', 'License', 'LicenseShortName', 'LicenseUrl', 'UsageTerms'] as const

/** A file of Commons, as far as a page needs it. */
export interface CommonsFile {
  /** Of the file scaled to `WIDTH`, or itself where it is smaller. */
  url: string
  /** Its page. */
  page: string
  /** SHA-1 of the original. */
  hash: string
  mime: string
  width: number
  height: number
  rights: Rights
}

/** Of `action=query&prop=imageinfo` in format version 2. */
interface Answer {
  query?: {
    normalized?: readonly { from: string; to: string }[]
    redirects?: readonly { from: string; to: string }[]
    pages?: readonly { title: string; missing?: boolean; imageinfo?: readonly ImageInfo[] }[]
  }
}

interface ImageInfo {
  url: string
  thumburl?: string
  descriptionurl: string
  sha1: string
  mime: string
  width: number
  height: number
  extmetadata?: Readonly<Record<string, { value: unknown } | undefined>>
}

/** Asks Commons for some files; those that it lacks are missing from the answer. Throws FetchError. */
export async function askCommons(
  titles: readonly string[],
  settings: Pick<FetchSettings, 'commonsUrl' | 'userAgent'>,
  world: World,
): Promise<Map<string, CommonsFile>> {
  const found = new Map<string, CommonsFile>()
  for (let from = 0; from < titles.length; from += MAX_TITLES) {
    if (from > 0) await world.sleep(PAUSE_MS)
    const some = titles.slice(from, from + MAX_TITLES)
    const { normalized = [], redirects = [], pages = [] } = await askPages(some, settings, world)
    const later = new Map([...normalized, ...redirects].map((step) => [step.from, step.to]))
    const byTitle = new Map(pages.map((page) => [page.title, page.imageinfo?.[0]]))
    for (const title of some) {
      const info = byTitle.get(finalTitle(title, later))
      if (info) found.set(title, fileOf(info))
    }
  }
  return found
}

/** Where a title leads; two redirects at most, as MediaWiki has them. */
function finalTitle(title: string, later: ReadonlyMap<string, string>): string {
  const once = later.get(title) ?? title
  const twice = later.get(once) ?? once
  return later.get(twice) ?? twice
}

function askPages(
  titles: readonly string[],
  { commonsUrl, userAgent }: Pick<FetchSettings, 'commonsUrl' | 'userAgent'>,
  world: World,
): Promise<NonNullable<Answer['query']>> {
  const form = {
    action: 'query',
    format: 'json',
    formatversion: '2',
    redirects: '1',
    prop: 'imageinfo',
    iiprop: 'url|extmetadata|size|mime|sha1',
    iiurlwidth: String(WIDTH),
    iiextmetadatafilter: RIGHTS.join('|'),
    iiextmetadatalanguage: 'en',
    titles: titles.join('|'),
    maxlag: '5',
  }
  return ask(
    { url: commonsUrl, headers: { 'user-agent': userAgent }, form, timeoutMs: TIMEOUT_MS },
    async (answer) => {
      const { query } = JSON.parse(await answer.text()) as Answer
      if (Array.isArray(query?.pages)) return query
      throw new FetchError(
        `${new URL(commonsUrl).host} does not answer as MediaWiki does: nothing was changed. See COMMONS_URL.`,
      )
    },
    world,
  )
}

function fileOf({
  url,
  thumburl,
  descriptionurl,
  sha1,
  mime,
  width,
  height,
  extmetadata = {},
}: ImageInfo): CommonsFile {
  const rights = RIGHTS.flatMap((name) => {
    const value = extmetadata[name]?.value
    return typeof value === 'string' && plain(value) ? [[name, value] as const] : []
  })
  return {
    url: thumburl ?? url,
    page: descriptionurl,
    hash: sha1,
    mime,
    width,
    height,
    rights: Object.fromEntries(rights),
  }
}
