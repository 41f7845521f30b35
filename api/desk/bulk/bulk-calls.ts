import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { deskApi } from '#core/contract/desk.ts'
import { requireRights } from '#api/accounts/access.ts'
import type { PeopleDeps } from '#api/deps.ts'
import { languageOf } from '#api/http/language.ts'
import { route } from '#api/http/route.ts'
import { actionCalls, writing } from '../acts/calls.ts'
import { previewInWords } from './bulk-preview.ts'
import { changeMany, tallyOf } from './bulk.ts'

/** Changes of many listings: what they would do, and doing it. */
export const bulkCalls: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  actionCalls(app, deps)(deskApi.bulk, changeMany)

  route(app, deskApi.bulkPreview, writing, async (request) => {
    const { change } = request.body
    const asking = { rights: requireRights(request), now: deps.now().getTime() }
    const tally = await tallyOf(deps, request.body, asking)
    return previewInWords(deps.store, { tally, change, lang: languageOf(request) })
  })
}
