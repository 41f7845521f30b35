import { nearPlaceHref } from '#core/domain/near-routes.ts'
import { parsePath } from '#core/domain/routes.ts'
import type { Copy } from './copy.ts'
import {
  entriesOf,
  filterLists,
  linksOf,
  listingOf,
  mapFiles,
  partOf,
  typeOf,
  yearSheet,
  type City,
  type Part,
} from './parts.ts'
import type { Favourite } from './records.ts'

/** Pages of a city that are stored: the lists first, then its places. */
const MAX_PAGES = 400

export interface CityCopy {
  pages: number
  isCapped: boolean
  favourites: Favourite[]
  /** The path of its guide as the guide has it. */
  href: string
}

interface Options {
  city: City
  /** The path of its guide. */
  guide: string
  /** Ids of listings. */
  favourites: ReadonlySet<number>
}

/** Stores the guide of a city, its lists, their places, the times of its year and its map; undefined without guide. */
export async function copyCity(copy: Copy, { city, guide, favourites }: Options): Promise<CityCopy | undefined> {
  const found: Record<Part, Set<string>> = { list: new Set([guide]), item: new Set() }
  const read = async (path: string): Promise<Document | undefined> => {
    const page = await copy.page(path)
    for (const link of page ? linksOf(page, location.origin) : []) {
      const part = partOf(link, city)
      if (part) found[part].add(link)
    }
    return page
  }
  const canonical = (await read(guide))?.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (!canonical) return undefined
  const href = decodeURI(new URL(canonical.href).pathname)
  found.list.add(href)
  const lists = await readLists(found.list, { copy, guide, read })
  const items = [...found.item].slice(0, Math.max(0, MAX_PAGES - lists.length))
  const own: Favourite[] = []
  await copy.each(items, async (path) => {
    const page = await copy.page(path)
    const heading = page?.querySelector('h1')?.textContent.trim()
    const tnid = listingOf(path)
    if (tnid && heading && favourites.has(tnid)) own.push({ tnid, name: heading, href: path })
  })
  await copy.page(nearOf(city, href))
  await copyYears(copy, city)
  await copyAnswers(copy, city, lists)
  return { pages: lists.length + items.length, isCapped: items.length < found.item.size, favourites: own, href }
}

const NEXT_YEAR = /href="(\?year=\d+)" rel="next"/

/** The sheet of this Jewish year and the next: the coming twelve months are in both. */
async function copyYears(copy: Copy, city: City): Promise<void> {
  const sheet = await copy.answer(yearSheet(city))
  const [, next] = NEXT_YEAR.exec((await sheet?.text()) ?? '') ?? []
  if (next) await copy.answer(yearSheet(city) + next)
}

interface Reading {
  copy: Copy
  guide: string
  read: (path: string) => Promise<unknown>
}

/** Reads the lists, and those that they lead to. */
async function readLists(found: ReadonlySet<string>, { copy, guide, read }: Reading): Promise<string[]> {
  const known = new Set([guide])
  for (;;) {
    const further = [...found].filter((path) => !known.has(path)).slice(0, MAX_PAGES - known.size)
    if (further.length === 0) return [...known]
    for (const path of further) known.add(path)
    await copy.each(further, read)
  }
}

/** The page with the map of the city. */
function nearOf({ id, lang }: City, guide: string): string {
  const parsed = parsePath(guide)
  return decodeURI(nearPlaceHref(lang, { id, slug: parsed?.kind === 'place' ? parsed.slug : String(id) }))
}

/** What lists and maps ask the API for. */
async function copyAnswers(copy: Copy, city: City, lists: readonly string[]): Promise<void> {
  const types = [...new Set(lists.map(typeOf).filter((type) => type !== undefined))]
  const points: [number, number][] = []
  await copy.each(types, async (type) => {
    const answer = await copy.answer(entriesOf(city, type))
    const entries = ((await answer?.json()) ?? []) as { position: [number, number] }[]
    points.push(...entries.map(({ position }) => position))
  })
  const options = new Set(types.flatMap((type) => filterLists(type, city.lang)))
  const markers = types.map((type) => `/markers/${type}.svg`)
  await copy.each([...options, ...markers, ...mapFiles(points, city.lang)], copy.answer)
}
