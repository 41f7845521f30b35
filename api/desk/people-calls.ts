import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { DESK_KINDS, deskApi, type DeskMails } from '#core/contract/desk.ts'
import { kindsOf } from '#core/domain/roles.ts'
import type { Rights } from '../accounts/roles.repository.ts'
import type { PeopleDeps } from '../deps.ts'
import { choiceOf, storeChoice } from '../notifications/choices.repository.ts'
import { requireRights } from '../sessions/access.ts'
import { route } from '../http/route.ts'
import { blockUser, unblockUser, mailPerson, changeTrust, dropFactorOf } from './user-acts.ts'
import { actionCalls, reading, writing } from './calls.ts'
import { cleanUser } from './clean.ts'
import { findPeople } from './people.repository.ts'
import { changeRole } from './roles.ts'

/** Accounts: their roles, help for their owners, keeping spammers out; and how the caller hears of what waits. */
export const peopleCalls: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  const action = actionCalls(app, deps)
  action(deskApi.trust, changeTrust)
  action(deskApi.role, changeRole)
  action(deskApi.dropFactor, dropFactorOf)
  action(deskApi.block, blockUser)
  action(deskApi.unblock, unblockUser)
  action(deskApi.clean, cleanUser)

  route(app, deskApi.people, reading, ({ query }) =>
    findPeople(deps.store, query, { rules: deps.config.trust, now: deps.now().getTime() }),
  )

  route(app, deskApi.mailPerson, writing, (request, reply) => mailPerson({ request, reply, deps }, request.body.uid))

  route(app, deskApi.mails, reading, (request) => mailsOf(requireRights(request)))

  route(app, deskApi.setMails, writing, async (request) => {
    const rights = requireRights(request)
    await storeChoice(deps.store, ownOf(rights), { ...request.body, of: kindsOf(rights.role, DESK_KINDS) })
    return mailsOf(rights)
  })

  async function mailsOf(rights: Rights): Promise<DeskMails> {
    const { way, kinds } = await choiceOf(deps.store, ownOf(rights), kindsOf(rights.role, DESK_KINDS))
    return { way, kinds }
  }
}

const ownOf = ({ uid }: Rights) => ({ uid, topic: 'desk' }) as const
