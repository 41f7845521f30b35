import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { AppError } from '#core/contract/app-error.ts'
import { sightingsApi } from '#core/contract/sightings.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { listingRow } from '#data/index/queries.ts'
import { success } from '#api/accounts/answers.ts'
import { languageOf } from '../http/language.ts'
import type { PeopleDeps } from '../deps.ts'
import { indexOf } from '../http/lookup.ts'
import { requireOwn } from '#api/accounts/access.ts'
import { route } from '../http/route.ts'
import { recordSighting } from './record.ts'

/** What visitors say of whether a listing is still there. */
export const sightingsRoutes: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  route(app, sightingsApi.sighting, { access: 'user', limit: 'write' }, async (request) => {
    const { body } = request
    requireOwn(request, body.uid)
    const listing = listingRow(indexOf(deps), body.tnid)
    if (!listing || listing.sample === 1) throw new AppError('couldNotSendReport')
    await recordSighting(deps, body)
    return success(MESSAGES[body.language ?? languageOf(request)].listing.dialogs.sent[body.says])
  })
}
