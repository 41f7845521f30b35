import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { deskApi } from '#core/contract/desk.ts'
import { FETCH_PROBLEMS } from '#core/terms/picture-fetches.ts'
import type { PeopleDeps } from '#api/deps.ts'
import { route } from '#api/http/route.ts'
import { countFetches, failedFetches, retryFetches } from '#data/store/picture-fetches.repository.ts'
import { actingOf, okAfter, reading, writing } from '../acts/calls.ts'
import { requireEverywhere } from '../permissions/permissions.ts'
import { addFormerReviews } from './former-reviews.ts'

const FAILURES = 100
const writingTable = { ...writing, bodyLimit: 9 * 1024 * 1024 } as const

/** What else comes from a former site; it is of listings anywhere: people with an area have none. */
export const formerCalls: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  const { store, config, now } = deps
  app.addHook('preHandler', requireEverywhere)

  route(app, deskApi.pictureFetches, reading, async () => {
    const failed = await failedFetches(store, { from: 0, count: FAILURES })
    return {
      ...(await countFetches(store)),
      hosts: [...config.importPictureHosts],
      failures: failed.map(({ id, source, source_id, row, url, problem }) => ({
        id,
        source,
        sourceId: source_id,
        row,
        url,
        problem: FETCH_PROBLEMS.find((known) => known === problem) ?? 'network',
      })),
    }
  })

  route(app, deskApi.retryPictures, writing, () => okAfter(retryFetches(store, now().getTime())))

  route(app, deskApi.addFormerReviews, writingTable, (request) =>
    addFormerReviews(deps, actingOf(deps, request), request.body),
  )
}
