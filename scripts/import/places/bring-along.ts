import type { SeedListing } from '#core/contract/data-files.ts'
import { takesReviews } from '#core/domain/business-kinds.ts'
import { touchContent } from '#data/store/content.repository.ts'
import type { Store } from '#data/store/database.ts'
import { insertFormerReviews } from '#data/store/former-reviews.repository.ts'
import { queuePictures } from '#data/store/picture-fetches.repository.ts'
import { insertRedirects, redirectsOf } from '#data/store/redirects.repository.ts'
import type { Decision, Fate } from './decision.ts'
import type { Incoming } from './incoming.ts'
import type { Dropped } from './listing-draft.ts'

const hasReviews = ({ body }: Incoming) => takesReviews(body as SeedListing)

/** The outcomes in which the place of a row is a listing. */
const LISTED: ReadonlySet<Fate> = new Set<Fate>(['new', 'changed', 'back', 'unchanged', 'kept', 'conflict', 'known'])

/**
 * Stores what rows bring along for the listings that they are: once, however often they are imported. Returns the
 * decisions with what could not be stored.
 */
export async function bringAlong(
  db: Store,
  decisions: readonly Decision[],
  { source, now }: { source: string; now: number },
): Promise<Decision[]> {
  const due = decisions.flatMap((decision) => {
    const { incoming, item, fate } = decision
    const { along } = incoming
    return along && item !== undefined && LISTED.has(fate) ? { decision, incoming, along, tnid: Number(item) } : []
  })
  if (due.length === 0) return [...decisions]
  const wrong = new Map<Decision, Dropped[]>()
  await db.transaction().execute(async (trx) => {
    const named = due.map(({ incoming, along }) => ({
      source_id: incoming.sourceId,
      row: incoming.where,
      urls: along.urls,
    }))
    await queuePictures(trx, source, { named, now })
    const redirects = due.flatMap(({ along, tnid }) =>
      along.addresses.map((address) => ({ address, target: { tnid } })),
    )
    await insertRedirects(trx, redirects, now)
    const known = await redirectsOf(
      trx,
      redirects.map(({ address }) => address),
    )
    const reviews = due.flatMap(({ along, tnid, incoming }) =>
      hasReviews(incoming) ? along.reviews.map((review) => ({ tnid, review })) : [],
    )
    const added = await insertFormerReviews(trx, source, reviews)
    await touchContent(trx, 'listings', [...new Set(added.map(({ tnid }) => String(tnid)))])
    for (const { decision, along, tnid } of due) {
      const others = along.addresses.filter((address) => known.get(address)?.tnid !== tnid)
      const left = others.map((value): Dropped => ({ field: 'oldAddress', value }))
      if (along.reviews.length > 0 && !hasReviews(decision.incoming))
        left.push({ field: 'formerReviews', value: `noReviews: ${along.reviews.length}` })
      wrong.set(decision, left)
    }
  })
  return decisions.map((decision) => {
    const { incoming } = decision
    const dropped = [...incoming.dropped, ...(wrong.get(decision) ?? [])]
    return { ...decision, incoming: { ...incoming, dropped } }
  })
}
