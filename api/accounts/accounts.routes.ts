import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ownSessionsApi } from '#core/contract/account-sessions.ts'
import { accountsApi } from '#core/contract/accounts.ts'
import { trustApi } from '#core/contract/trust.ts'
import type { PeopleDeps } from '../deps.ts'
import { changeAccount, logOut, removeAccount, requireUser } from './changes.ts'
import { exportOf } from './export.repository.ts'
import { done, good } from './messages.ts'
import { requireSession } from '../sessions/access.ts'
import { ownTrust } from './trust.ts'
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.ts'

/** Changes to one's own account. */
export const accountsRoutes: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  app.route({
    ...accountsApi.logout,
    config: { access: 'user', limit: 'write' },
    handler: (request, reply) => logOut({ request, reply, deps }, request.body),
  })

  app.route({
    ...trustApi.own,
    config: { access: 'user', cacheControl: 'no-store' },
    handler: (request) => ownTrust(deps, requireSession(request).uid),
  })

  app.route({
    ...ownSessionsApi.list,
    config: { access: 'user', cacheControl: 'no-store' },
    handler: (request) => listOwnSessions({ request, deps }),
  })

  app.route({
    ...ownSessionsApi.end,
    config: { access: 'user', limit: 'write' },
    handler: (request) => endOwnSession({ request, deps }, request.body.session),
  })

  app.route({
    ...ownSessionsApi.endOthers,
    config: { access: 'user', limit: 'write' },
    handler: (request) => endOtherSessions({ request, deps }),
  })

  app.route({
    ...accountsApi.change,
    config: { access: 'user', limit: 'write' },
    async handler(request, reply) {
      const call = { request, reply, deps }
      return done(good(request, await changeAccount(call, request.body)))
    },
  })

  app.route({
    ...accountsApi.export,
    config: { access: 'user', limit: 'write', cacheControl: 'no-store' },
    handler: async (request) => exportOf(deps.store, await requireUser(request, deps)),
  })

  app.route({
    ...accountsApi.remove,
    config: { access: 'user', limit: 'write' },
    handler: (request, reply) => removeAccount({ request, reply, deps }, request.body),
  })
}
