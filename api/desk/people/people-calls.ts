import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { deskApi } from '#core/contract/desk.ts'
import { logAccount, type AccountEvent } from '#api/accounts/account-log.ts'
import type { PeopleDeps } from '#api/deps.ts'
import { route } from '#api/http/route.ts'
import { blockUser, unblockUser, mailPerson, changeTrust, dropFactorOf } from './user-acts.ts'
import type { Acting } from '../acts/audited-action.ts'
import { actionCalls, reading, writing } from '../acts/calls.ts'
import { cleanUser } from './clean.ts'
import { findPeople } from './people.repository.ts'
import { changeRole } from './roles.ts'

/** Accounts: their roles, help for their owners, keeping spammers out. */
export const peopleCalls: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  const action = actionCalls(app, deps)
  const logged =
    (event: AccountEvent) =>
    (request: FastifyRequest, { uid }: { uid: number }, { uid: by }: Acting) =>
      logAccount(request, event, { uid, by })
  action(deskApi.trust, changeTrust, logged('trust'))
  action(deskApi.role, changeRole, (request, { uid, role }, { uid: by }) =>
    logAccount(request, role === 'none' ? 'revoke' : 'grant', { uid, by, role }),
  )
  action(deskApi.dropFactor, dropFactorOf, logged('dropFactor'))
  action(deskApi.block, blockUser, logged('block'))
  action(deskApi.unblock, unblockUser, logged('unblock'))
  action(deskApi.clean, cleanUser, logged('clean'))

  route(app, deskApi.people, reading, ({ query }) =>
    findPeople(deps.store, query, { rules: deps.config.trust, now: deps.now().getTime() }),
  )

  route(app, deskApi.mailPerson, writing, (request, reply) => mailPerson({ request, reply, deps }, request.body.uid))
}
