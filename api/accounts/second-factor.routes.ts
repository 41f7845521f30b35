import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { secondFactorApi } from '#core/contract/second-factor.ts'
import type { PeopleDeps } from '../deps.ts'
import { route } from '../http/route.ts'
import { logInByCode } from './login.ts'
import { confirmSetup, factorState, removeFactor, renewRecoveryCodes, startSetup } from './second-factor.ts'

const writing = { access: 'user', limit: 'write', cacheControl: 'no-store' } as const

/** The second factor of one's own account, and the second step of a log-in. */
export const secondFactorRoutes: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  route(app, secondFactorApi.state, { access: 'user', cacheControl: 'no-store' }, (request) =>
    factorState({ request, deps }),
  )

  route(app, secondFactorApi.start, writing, (request, reply) => startSetup({ request, reply, deps }, request.body))

  route(app, secondFactorApi.confirm, writing, (request, reply) => confirmSetup({ request, reply, deps }, request.body))

  route(app, secondFactorApi.remove, writing, (request, reply) => removeFactor({ request, reply, deps }, request.body))

  route(app, secondFactorApi.renew, writing, (request, reply) =>
    renewRecoveryCodes({ request, reply, deps }, request.body),
  )

  route(app, secondFactorApi.logIn, { access: 'visitor', limit: 'login' }, (request, reply) =>
    logInByCode({ request, reply, deps }, request.body.code),
  )
}
