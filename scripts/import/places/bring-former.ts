import type { SeedListing } from '#core/contract/data-files.ts'
import { takesReviews } from '#core/domain/business-kinds.ts'
import { formerReview, reviewParts, type FormerReview } from '#core/domain/former-reviews.ts'
import { readRedirects, type RedirectTarget } from '#core/domain/redirects.ts'
import { touchContent } from '#data/store/content.repository.ts'
import type { Store, StoreTransaction } from '#data/store/database.ts'
import { insertFormerReviews } from '#data/store/former-reviews.repository.ts'
import { addImportSource } from '#data/store/imported.repository.ts'
import { importedListings } from '#data/store/imported-listings.repository.ts'
import { insertRedirects } from '#data/store/redirects.repository.ts'
import type { OwnFormer } from './documents.ts'
import { documentSourceId } from './incoming.ts'

export interface BroughtFormer {
  redirects: number
  reviews: number
  wrong: { where: string; why: string }[]
}

/** Stores what an export has from a former site, each once, for the listings that its own are here. */
export async function bringFormer(
  db: Store,
  lines: readonly OwnFormer[],
  { source, now, dryRun }: { source: string; now: number; dryRun: boolean },
): Promise<BroughtFormer> {
  const read = lines.map((line) => ({ line, ...readLine(line, now) }))
  const numbers = new Set(read.flatMap(({ listing }) => listing ?? []))
  const references = [...numbers].map((id) => ({
    name: id,
    sourceId: documentSourceId({ kind: 'listings', id }),
    item: id,
  }))
  const listings = await importedListings(db, source, references)
  const placed = read.map(({ line, ...each }) => ({ line, ...place(each, listings) }))
  const redirects = placed.flatMap(({ redirect }) => redirect ?? [])
  const reviews = placed.flatMap(({ review }) => review ?? [])
  const wrong = placed.flatMap(({ line: { where, former, id }, why }) =>
    why === undefined ? [] : { where, why: `${former} ${id}: ${why}` },
  )
  if (dryRun) return { redirects: redirects.length, reviews: reviews.length, wrong }
  return db.transaction().execute(async (trx) => {
    await addSites(trx, lines)
    const added = await insertRedirects(trx, redirects, now)
    const tnids: number[] = []
    for (const [site, some] of Map.groupBy(reviews, ({ from }) => from))
      tnids.push(...(await insertFormerReviews(trx, site, some)).map(({ tnid }) => tnid))
    await touchContent(trx, 'listings', [...new Set(tnids.map(String))])
    return { redirects: added.length, reviews: tnids.length, wrong }
  })
}

/** What a line has, and the number of its listing in the export. */
interface Read {
  listing?: string
  redirect?: { address: string; target: RedirectTarget }
  review?: { from: string; review: FormerReview }
  why?: string
}

function readLine({ former, body }: OwnFormer, now: number): Read {
  if (former === 'formerSites') return {}
  if (former === 'redirects') {
    const [read] = readRedirects(String(body['line']), '')
    if (!read || 'code' in read) return { why: 'is no redirect' }
    const { old: address, target } = read
    return { redirect: { address, target }, ...('tnid' in target && { listing: String(target.tnid) }) }
  }
  const parts = reviewParts(body)
  const { source } = body
  const { listing = '' } = parts
  if (typeof source !== 'string' || source === '') return { why: 'has no source' }
  const review = formerReview(listing, parts, now)
  return 'code' in review ? { why: `is no review: ${review.code}` } : { listing, review: { from: source, review } }
}

type Placed = Pick<Read, 'redirect' | 'why'> & { review?: NonNullable<Read['review']> & { tnid: number } }

/** Gives it the number that its listing has here. */
function place({ listing: number, redirect, review, why }: Read, listings: ReadonlyMap<string, SeedListing>): Placed {
  if (why !== undefined) return { why }
  if (number === undefined) return redirect ? { redirect } : {}
  const listing = listings.get(number)
  if (!listing) return { why: `there is no listing ${number}` }
  const { tnid } = listing
  if (redirect) return { redirect: { ...redirect, target: { tnid } } }
  if (!takesReviews(listing)) return { why: `listing ${tnid} takes no reviews` }
  return review ? { review: { ...review, tnid } } : {}
}

/** Names the former sites that are not known here. */
async function addSites(trx: StoreTransaction, lines: readonly OwnFormer[]): Promise<void> {
  for (const { former, id, body } of lines) {
    if (former !== 'formerSites') continue
    const { name, licence, url, taken } = body
    await addImportSource(trx, {
      source: id,
      name: String(name),
      licence: String(licence),
      url: typeof url === 'string' ? url : null,
      taken_at: Date.parse(String(taken)) || 0,
    })
  }
}
