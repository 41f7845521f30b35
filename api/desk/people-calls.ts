import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { DESK_KINDS, deskApi, type DeskMails } from '#core/contract/desk.ts'
import { kindsOf } from '#core/domain/roles.ts'
import type { Rights } from '../accounts/roles.repository.ts'
import type { PeopleDeps } from '../deps.ts'
import { choiceOf, storeChoice } from '../notifications/choices.repository.ts'
import { requireRights } from '../sessions/access.ts'
import { accountCalls } from './account-calls.ts'
import { actingOf } from './acting.ts'
import { findPeople } from './people.repository.ts'
import { changeRole } from './roles.ts'
import { changeTrust } from './trust.ts'

const writing = { config: { access: 'desk', limit: 'deskWrite' } } as const

/** Accounts, the roles they have at the desk, and how they hear of what waits there. */
export const peopleCalls: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  await app.register(accountCalls, deps)

  app.route({
    ...deskApi.people,
    config: { access: 'desk' },
    handler: ({ query }) => findPeople(deps.store, query, { rules: deps.config.trust, now: deps.now().getTime() }),
  })

  app.route({
    ...deskApi.mails,
    config: { access: 'desk' },
    handler: (request) => mailsOf(requireRights(request)),
  })

  app.route({
    ...deskApi.setMails,
    ...writing,
    async handler(request) {
      const rights = requireRights(request)
      await storeChoice(deps.store, ownOf(rights), { ...request.body, of: kindsOf(rights.role, DESK_KINDS) })
      return mailsOf(rights)
    },
  })

  app.route({
    ...deskApi.trust,
    ...writing,
    handler: (request) => changeTrust(deps, actingOf(deps, request), request.body),
  })

  app.route({
    ...deskApi.role,
    ...writing,
    handler: (request) => changeRole(deps, actingOf(deps, request), request.body),
  })

  async function mailsOf(rights: Rights): Promise<DeskMails> {
    const { way, kinds } = await choiceOf(deps.store, ownOf(rights), kindsOf(rights.role, DESK_KINDS))
    return { way, kinds }
  }
}

const ownOf = ({ uid }: Rights) => ({ uid, topic: 'desk' }) as const
