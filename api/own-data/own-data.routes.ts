import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { accountsApi } from '#core/contract/accounts.ts'
import { requireUser } from '../accounts/changes.ts'
import type { PeopleDeps } from '../deps.ts'
import { route } from '../http/route.ts'
import { exportOf } from './export.repository.ts'
import { removeAccount } from './removal.ts'

/** Everything stored about a user: to take along, and to delete with the account. */
export const ownDataRoutes: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  route(app, accountsApi.export, { access: 'user', limit: 'write', cacheControl: 'no-store' }, async (request) =>
    exportOf(deps.store, await requireUser(request, deps)),
  )

  route(app, accountsApi.remove, { access: 'user', limit: 'write' }, (request, reply) =>
    removeAccount({ request, reply, deps }, request.body),
  )
}
