import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { deskApi, type DeskMails } from '#core/contract/desk.ts'
import { requireRights } from '#api/accounts/access.ts'
import type { Rights } from '#api/accounts/roles.repository.ts'
import type { PeopleDeps } from '#api/deps.ts'
import { route } from '#api/http/route.ts'
import { choiceOf, storeChoice } from '#api/notifications/choices.repository.ts'
import { reading, writing } from '../acts/calls.ts'
import { decidedBy } from '../permissions/permissions.ts'

/** How the caller hears of what waits at the desk. */
export const mailCalls: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
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
