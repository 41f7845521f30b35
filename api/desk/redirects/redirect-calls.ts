import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { deskApi } from '#core/contract/desk.ts'
import type { PeopleDeps } from '#api/deps.ts'
import { route } from '#api/http/route.ts'
import { actingOf, reading, writing } from '../acts/calls.ts'
import { requireEverywhere } from '../permissions/permissions.ts'
import { addRedirects, readRedirectList, removeRedirect } from './redirects.ts'

const writingList = { ...writing, bodyLimit: 6 * 1024 * 1024 } as const

/** The addresses of a former site, which may lead anywhere here: people with an area have none. */
export const redirectCalls: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  app.addHook('preHandler', requireEverywhere)

  route(app, deskApi.redirects, reading, ({ query }) => readRedirectList(deps, query))

  route(app, deskApi.addRedirects, writingList, (request) =>
    addRedirects(deps, actingOf(deps, request), request.body.list),
  )

  route(app, deskApi.removeRedirect, writing, (request) =>
    removeRedirect(deps, actingOf(deps, request), request.params.id),
  )
}
