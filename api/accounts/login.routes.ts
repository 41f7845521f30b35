import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { AppError } from '#core/contract/app-error.ts'
import { accountsApi } from '#core/contract/accounts.ts'
import type { PeopleDeps } from '../deps.ts'
import { codeOf } from '../http/errors.ts'
import { addMessage } from './session-messages.repository.ts'
import { route } from '../http/route.ts'
import { loggingRefusal } from './account-log.ts'
import type { Call } from './call.ts'
import { googleCheck } from './google.ts'
import { logInByEmail } from './login.ts'
import { done, errorMessage, successMessage } from './answers.ts'
import type { Provider } from './accounts.repository.ts'
import { openIdProvider } from './oidc.ts'
import { addressOfOidc, logInByFacebook, logInByGoogle, logInByOidc } from './provider-login.ts'
import { confirm, forgot, register, resetPassword } from './registration.ts'

/** Log-in and registration, for visitors. */
export const loginRoutes: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  const { google, oidc, origin } = deps.config
  const check = google && googleCheck(google)
  const provider = oidc && openIdProvider(oidc, origin)

  app.route({
    ...accountsApi.login,
    config: { access: 'visitor', limit: 'login' },
    async errorHandler(error, request) {
      await sayLater(request, deps, error)
      throw error
    },
    async handler(request, reply) {
      const { body } = request
      const call = { request, reply, deps }
      switch (body.loginType) {
        case 'email':
          return logInByEmail(call, body)
        case 'google':
          return refusalOf(call, 'google', () => logInByGoogle(call, body, check))
        case 'facebook':
          return refusalOf(call, 'facebook', () => logInByFacebook(call, body))
        case 'oidc':
          return refusalOf(call, 'oidc', () => logInByOidc(call, body, provider))
      }
    },
  })

  route(app, accountsApi.oidcStart, { access: 'visitor', limit: 'login' }, (request, reply) =>
    addressOfOidc({ request, reply, deps }, provider),
  )

  route(app, accountsApi.register, { access: 'visitor', limit: 'register' }, async (request) =>
    done(successMessage(request, await register(request, deps, request.body))),
  )

  route(app, accountsApi.verify, { access: 'visitor', limit: 'write' }, async (request) =>
    done(successMessage(request, await confirm(deps, request.body))),
  )

  route(app, accountsApi.forgot, { access: 'visitor', limit: 'forgot' }, async (request) =>
    done(successMessage(request, await forgot(request, deps, request.body))),
  )

  route(app, accountsApi.reset, { access: 'visitor', limit: 'write' }, async (request, reply) => {
    const set = await resetPassword({ request, reply, deps }, request.body)
    return done(successMessage(request, set))
  })
}

/** Whose account it would have been, only the provider knows. */
const refusalOf = <T>({ request }: Call, way: Provider, work: () => Promise<T>) =>
  loggingRefusal(request, { event: 'loginRefused', uid: 0, way }, work)

/** The page reloads whatever happens, and shows the message then. */
async function sayLater(request: FastifyRequest, { store }: PeopleDeps, error: unknown): Promise<void> {
  if (!request.session) return
  const values = error instanceof AppError ? error.values : undefined
  const message = errorMessage(request, codeOf(error), values)
  await addMessage(store, request.session.hash, message)
}
