import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ownSessionsApi } from '#core/contract/account-sessions.ts'
import { accountsApi } from '#core/contract/accounts.ts'
import { trustApi } from '#core/contract/trust.ts'
import type { PeopleDeps } from '../deps.ts'
import { changeAccount, logOut } from './changes.ts'
import { done, successMessage } from './answers.ts'
import { requireSession } from './access.ts'
import { route } from '../http/route.ts'
import { ownTrust } from './trust.ts'
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.ts'

/** Changes to one's own account. */
export const accountsRoutes: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  route(app, accountsApi.logout, { access: 'user', limit: 'write' }, (request, reply) =>
    logOut({ request, reply, deps }, request.body),
  )

  route(app, trustApi.own, { access: 'user', cacheControl: 'no-store' }, (request) =>
    ownTrust(deps, requireSession(request).uid),
  )

  route(app, ownSessionsApi.list, { access: 'user', cacheControl: 'no-store' }, (request) =>
    listOwnSessions({ request, deps }),
  )

  route(app, ownSessionsApi.end, { access: 'user', limit: 'write' }, (request) =>
    endOwnSession({ request, deps }, request.body.session),
  )

  route(app, ownSessionsApi.endOthers, { access: 'user', limit: 'write' }, (request) =>
    endOtherSessions({ request, deps }),
  )

  route(app, accountsApi.change, { access: 'user', limit: 'write' }, async (request, reply) => {
    const call = { request, reply, deps }
    return done(successMessage(request, await changeAccount(call, request.body)))
  })
}
