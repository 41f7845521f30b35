import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { deskApi } from '#core/contract/desk.ts'
import type { PeopleDeps } from '../deps.ts'
import { actingOf } from './acting.ts'
import { blockUser, unblockUser } from './blocks.ts'
import { cleanUser } from './clean.ts'
import { mailPerson } from './mail-person.ts'
import { dropFactorOf } from './second-factors.ts'

const writing = { config: { access: 'desk', limit: 'deskWrite' } } as const

/** What is done about one account: helping its owner, and keeping a spammer out. */
export const accountCalls: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  app.route({
    ...deskApi.dropFactor,
    ...writing,
    handler: (request) => dropFactorOf(deps, actingOf(deps, request), request.body),
  })

  app.route({
    ...deskApi.block,
    ...writing,
    handler: (request) => blockUser(deps, actingOf(deps, request), request.body),
  })

  app.route({
    ...deskApi.unblock,
    ...writing,
    handler: (request) => unblockUser(deps, actingOf(deps, request), request.body),
  })

  app.route({
    ...deskApi.clean,
    ...writing,
    handler: (request) => cleanUser(deps, actingOf(deps, request), request.body),
  })

  app.route({
    ...deskApi.mailPerson,
    ...writing,
    handler: (request, reply) => mailPerson({ request, reply, deps }, request.body.uid),
  })
}
