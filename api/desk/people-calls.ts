import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { deskApi, type DeskMails } from '#core/contract/desk.ts'
import { logAccount, type AccountEvent } from '../accounts/account-log.ts'
import type { Rights } from '../accounts/roles.repository.ts'
import type { PeopleDeps } from '../deps.ts'
import { choiceOf, storeChoice } from '../notifications/choices.repository.ts'
import { requireRights } from '#api/accounts/access.ts'
import { route } from '../http/route.ts'
import { blockUser, unblockUser, mailPerson, changeTrust, dropFactorOf } from './user-acts.ts'
import type { Acting } from './audited-action.ts'
import { actionCalls, reading, writing } from './calls.ts'
import { cleanUser } from './clean.ts'
import { findPeople } from './people.repository.ts'
import { decidedBy } from './permissions/permissions.ts'
import { changeRole } from './roles.ts'

/** Accounts: their roles, help for their owners, keeping spammers out; and how the caller hears of what waits. */
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

  route(app, deskApi.mails, reading, (request) => mailsOf(requireRights(request)))

  route(app, deskApi.setMails, writing, async (request) => {
    const rights = requireRights(request)
    await storeChoice(deps.store, ownOf(rights), { ...request.body, of: decidedBy(rights.role) })
    return mailsOf(rights)
  })

  async function mailsOf(rights: Rights): Promise<DeskMails> {
    const { way, kinds } = await choiceOf(deps.store, ownOf(rights), decidedBy(rights.role))
    return { way, kinds }
  }
}

const ownOf = ({ uid }: Rights) => ({ uid, topic: 'desk' }) as const
