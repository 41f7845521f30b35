import { readFileSync } from 'node:fs'
import type { SeedListing } from '#core/contract/data-files.ts'
import { inBatches } from '#data/store/batches.ts'
import { editMany, nextSeq } from '#data/store/content.repository.ts'
import type { Store, StoreTransaction } from '#data/store/database.ts'
import type { CityBody } from '#data/index/write-places.ts'
import { changesText, count } from './changes-text.ts'
import { importedItems, rowsOf } from './content-rows.ts'
import { keepAnswer, markApplied, recentAnswer } from './answers.ts'
import type { FetchOptions } from './places.ts'
import type { FetchSettings } from './settings.ts'
import { sitelinksQuery } from './wikidata-query.ts'
import { askSparql, MAX_IDS, PAUSE_MS, qidOf } from './wikidata.ts'
import type { World } from './world.ts'

/** What answers are called. */
const sitelinksName = (country: string): string => `sitelinks-${country}`

const MAX_EXAMPLES = 5

export interface SitelinksReport {
  country: string
  /** Listings that are an item of Wikidata. */
  listings: number
  new: number
  changed: number
  gone: number
  examples: string[]
  dryRun: boolean
}

/** By the id of the item. */
type Answer = Readonly<Record<string, number>>

/**
 * Fetches how many articles Wikidata links the listings of a country to, wherever they came from. Listings keep their
 * origin: a number says nothing about who wrote the rest. Throws FetchError before anything has changed.
 */
export async function fetchSitelinks(
  db: Store,
  settings: FetchSettings,
  options: FetchOptions & { country: string },
  world: World,
): Promise<SitelinksReport> {
  const { folder, maxAgeMs, apply, country } = options
  const name = sitelinksName(country)
  const items = await itemsIn(db, country)
  const file = recentAnswer(folder, name, maxAgeMs, world) ?? (await askFor(items, settings, { folder, name }, world))
  const answer = JSON.parse(readFileSync(file, 'utf8')) as Answer
  const changes = items.flatMap(({ listing, item }) => {
    const after = answer[item]
    return after === listing.sitelinks ? [] : [{ listing, after }]
  })
  if (apply) {
    const numbers = new Map(changes.map(({ listing, after }) => [String(listing.tnid), after]))
    await db.transaction().execute((trx) => takeIn(trx, numbers, world.now()))
    markApplied(file)
  }
  const countOf = (isMeant: (change: (typeof changes)[number]) => boolean) => changes.filter(isMeant).length
  return {
    country,
    listings: items.length,
    new: countOf(({ listing }) => listing.sitelinks === undefined),
    changed: countOf(({ listing, after }) => listing.sitelinks !== undefined && after !== undefined),
    gone: countOf(({ after }) => after === undefined),
    examples: changes
      .slice(0, MAX_EXAMPLES)
      .map(
        ({ listing: { title, sitelinks }, after }) => `${title.en}: ${sitelinks ?? 'unknown'} → ${after ?? 'unknown'}`,
      ),
    dryRun: !apply,
  }
}

async function askFor(
  items: readonly { item: string }[],
  settings: FetchSettings,
  { folder, name }: { folder: string; name: string },
  world: World,
): Promise<string> {
  const ids = [...new Set(items.map(({ item }) => item))].sort()
  if (ids.length > 0) world.tell(`Asking ${new URL(settings.wikidataUrl).host} for ${name} …`)
  const counts: Record<string, number> = {}
  for (let from = 0; from < ids.length; from += MAX_IDS) {
    if (from > 0) await world.sleep(PAUSE_MS)
    const rows = await askSparql(sitelinksQuery(ids.slice(from, from + MAX_IDS)), settings, world)
    for (const row of rows) counts[qidOf(row)] = Number(row.sitelinks?.value)
  }
  return keepAnswer(folder, name, { now: world.now(), text: JSON.stringify(counts satisfies Answer) })
}

/** The listings of a country that are items of Wikidata: by their own word, or because an import says so. */
async function itemsIn(db: Store, country: string): Promise<{ listing: SeedListing; item: string }[]> {
  const cities = (await rowsOf(db, 'cities').execute()).map(({ body }) => JSON.parse(body) as CityBody)
  const inside = new Set(cities.filter((city) => city.country === country).map(({ id }) => id))
  const rows = await rowsOf(db, 'listings').where('sample', '=', 0).orderBy('id').execute()
  const linked = await importedItems(db)
  return rows.flatMap(({ id, body }) => {
    const listing = JSON.parse(body) as SeedListing
    const item = listing.wikidata ?? linked.get(id)
    return item && inside.has(listing.place) ? [{ listing, item }] : []
  })
}

/** Writes the numbers into the documents as they are by now. */
async function takeIn(
  trx: StoreTransaction,
  numbers: ReadonlyMap<string, number | undefined>,
  now: number,
): Promise<void> {
  if (numbers.size === 0) return
  const seq = await nextSeq(trx)
  for (const ids of inBatches([...numbers.keys()])) {
    const rows = await trx
      .selectFrom('content')
      .select(['id', 'body', 'origin', 'sample'])
      .where('kind', '=', 'listings')
      .where('deleted', '=', 0)
      .where('id', 'in', ids)
      .execute()
    const edited = rows.map(({ id, body, origin, sample }) => {
      const { sitelinks: _, ...listing } = JSON.parse(body) as SeedListing
      const sitelinks = numbers.get(id)
      const counted = { ...listing, ...(sitelinks !== undefined && { sitelinks }) }
      return { kind: 'listings' as const, id, body: counted, origin, sample: sample === 1, deleted: false }
    })
    await editMany(trx, edited, { seq, now })
  }
}

/** What newer numbers change, in lines for people. */
export const sitelinksText = (report: SitelinksReport): string =>
  changesText(
    `Articles on ${count.format(report.listings)} listings of ${report.country}, by Wikidata, CC0 1.0, ` +
      'for the order of lists',
    report,
  )
