import type { Sighting } from '#core/contract/sightings.ts'
import { NO_SIGHTINGS, visitorsDay } from '#core/domain/freshness.ts'
import { touchContent } from '#data/store/content.repository.ts'
import { putSighting, sightingsByListing } from '#data/store/sightings.repository.ts'
import type { PeopleDeps } from '../deps.ts'
import { lockContent } from '#api/content/documents.repository.ts'

/** Stores what a user says of a listing, and marks it as changed if its page says something else by now. */
export async function recordSighting(
  { store, now }: Pick<PeopleDeps, 'store' | 'now'>,
  { uid, tnid, says }: Omit<Sighting, 'language'>,
): Promise<void> {
  const at = now().getTime()
  await store.transaction().execute(async (trx) => {
    // Two that arrive at once count each other.
    await lockContent(trx)
    const dayNow = async () => visitorsDay((await sightingsByListing(trx, [tnid])).get(tnid) ?? NO_SIGHTINGS)
    const before = await dayNow()
    await putSighting(trx, { uid, tnid, says, at })
    if ((await dayNow()) !== before) await touchContent(trx, 'listings', [String(tnid)])
  })
}
