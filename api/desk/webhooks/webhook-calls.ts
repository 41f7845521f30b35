import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { deskApi } from '#core/contract/desk.ts'
import type { PeopleDeps } from '#api/deps.ts'
import { route } from '#api/http/route.ts'
import { actingOf, okAfter, reading, writing } from '../acts/calls.ts'
import { addWebhook, pauseWebhook, readWebhooks, removeWebhook, testWebhook } from './webhooks.ts'

/** Webhooks, for admins: who receives messages reads what happens on the site. */
export const webhookCalls: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  route(app, deskApi.webhooks, reading, () => readWebhooks(deps))

  route(app, deskApi.addWebhook, writing, (request) => addWebhook(deps, actingOf(deps, request), request.body))

  route(app, deskApi.pauseWebhook, writing, (request) =>
    pauseWebhook(deps, actingOf(deps, request), { ...request.params, ...request.body }),
  )

  route(app, deskApi.removeWebhook, writing, (request) =>
    removeWebhook(deps, actingOf(deps, request), request.params.id),
  )

  route(app, deskApi.testWebhook, writing, ({ params }) => okAfter(testWebhook(deps, params.id)))
}
