import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { accountsApi } from '#core/contract/accounts.ts'
import type { PeopleDeps } from '../deps.ts'
import { codeOf } from '../errors.ts'
import { addMessage } from '../sessions/sessions.repository.ts'
import { googleCheck } from './google.ts'
import { logInByEmail } from './login.ts'
import { bad, done, good } from './messages.ts'
import { logInByFacebook, logInByGoogle } from './provider-login.ts'
import { confirm, forgot, register, resetPassword } from './registration.ts'

/** What leads to an account; for visitors. */
export const loginRoutes: FastifyPluginAsyncTypebox<PeopleDeps> = async (
  app,
  deps,
) => {
  const { google } = deps.config
  const check = google && googleCheck(google)

  app.route({
    ...accountsApi.login,
    config: { access: 'visitor', limit: 'login' },
    // The page loads anew whatever happens, and says it then.
    async errorHandler(error, request) {
      if (request.session) {
        const message = bad(request, codeOf(error))
        await addMessage(deps.store, request.session.hash, message)
      }
      throw error
    },
    async handler(request, reply) {
      const { body } = request
      const call = { request, reply, deps }
      switch (body.loginType) {
        case 'email':
          return logInByEmail(call, body)
        case 'google':
          return logInByGoogle(call, body, check)
        case 'facebook':
          return logInByFacebook(call, body)
      }
    },
  })

  app.route({
    ...accountsApi.register,
    config: { access: 'visitor', limit: 'register' },
    handler: async (request) =>
      done(good(request, await register(request, deps, request.body))),
  })

  app.route({
    ...accountsApi.verify,
    config: { access: 'visitor', limit: 'write' },
    handler: async (request) =>
      done(good(request, await confirm(deps, request.body))),
  })

  app.route({
    ...accountsApi.forgot,
    config: { access: 'visitor', limit: 'mail' },
    handler: async (request) =>
      done(good(request, await forgot(request, deps, request.body))),
  })

  app.route({
    ...accountsApi.reset,
    config: { access: 'visitor', limit: 'write' },
    handler: async (request) =>
      done(good(request, await resetPassword(deps, request.body))),
  })
}
