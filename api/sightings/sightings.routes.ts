import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { AppError } from '#core/contract/app-error.ts'
import { sightingsApi, type Sighting } from '#core/contract/sightings.ts'
import { NO_SIGHTINGS, visitorsDay } from '#core/domain/freshness.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { listingRow } from '#data/index/queries.ts'
import { touchContent } from '#data/store/content.repository.ts'
import type { StoreTransaction } from '#data/store/database.ts'
import { putSighting, sightingsByListing } from '#data/store/sightings.repository.ts'
import { said } from '../accounts/messages.ts'
import { languageOf } from '../http/language.ts'
import type { PeopleDeps } from '../deps.ts'
import { lockContent } from '../desk/snapshot.ts'
import { indexOf } from '../http/lookup.ts'
import { requireOwn } from '../sessions/access.ts'
import { route } from '../http/route.ts'

/** What visitors say of whether a listing is still there. */
export const sightingsRoutes: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  route(app, sightingsApi.sighting, { access: 'user', limit: 'write' }, async (request) => {
    const { body } = request
    requireOwn(request, body.uid)
    const listing = listingRow(indexOf(deps), body.tnid)
    if (!listing || listing.sample === 1) throw new AppError('couldNotSendReport')
    const at = deps.now().getTime()
    await deps.store.transaction().execute((trx) => keep(trx, body, at))
    return said(MESSAGES[body.language ?? languageOf(request)].listing.dialogs.sent[body.says])
  })
}

/** Stores it, and marks the listing as changed if its page says something else by now. */
async function keep(trx: StoreTransaction, { uid, tnid, says }: Sighting, at: number): Promise<void> {
  // Two that arrive at once count each other.
  await lockContent(trx)
  const dayNow = async () => visitorsDay((await sightingsByListing(trx, [tnid])).get(tnid) ?? NO_SIGHTINGS)
  const before = await dayNow()
  await putSighting(trx, { uid, tnid, says, at })
  if ((await dayNow()) !== before) await touchContent(trx, 'listings', [String(tnid)])
}
