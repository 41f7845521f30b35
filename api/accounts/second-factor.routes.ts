import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { secondFactorApi } from '#core/contract/second-factor.ts'
import type { PeopleDeps } from '../deps.ts'
import { enterByCode } from './login.ts'
import { confirmSetup, factorState, removeFactor, renewRecoveryCodes, startSetup } from './second-factor.ts'

const writing = { config: { access: 'user', limit: 'write', cacheControl: 'no-store' } } as const

/** The second factor of one's own account, and the second step of a log-in. */
export const secondFactorRoutes: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  app.route({
    ...secondFactorApi.state,
    config: { access: 'user', cacheControl: 'no-store' },
    handler: (request) => factorState({ request, deps }),
  })

  app.route({
    ...secondFactorApi.start,
    ...writing,
    handler: (request, reply) => startSetup({ request, reply, deps }, request.body),
  })

  app.route({
    ...secondFactorApi.confirm,
    ...writing,
    handler: (request, reply) => confirmSetup({ request, reply, deps }, request.body),
  })

  app.route({
    ...secondFactorApi.remove,
    ...writing,
    handler: (request, reply) => removeFactor({ request, reply, deps }, request.body),
  })

  app.route({
    ...secondFactorApi.renew,
    ...writing,
    handler: (request, reply) => renewRecoveryCodes({ request, reply, deps }, request.body),
  })

  app.route({
    ...secondFactorApi.logIn,
    config: { access: 'visitor', limit: 'login' },
    handler: (request, reply) => enterByCode({ request, reply, deps }, request.body.code),
  })
}
