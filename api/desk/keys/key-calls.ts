import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { deskApi } from '#core/contract/desk.ts'
import { requireRights } from '#api/accounts/access.ts'
import { logAccount } from '#api/accounts/account-log.ts'
import type { PeopleDeps } from '#api/deps.ts'
import { route } from '#api/http/route.ts'
import { actingOf, reading, writing } from '../acts/calls.ts'
import { dropKey, makeKey, readKeys } from './keys.ts'

/** API keys: everybody at the desk makes and ends their own, an admin ends those of others too. */
export const keyCalls: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  route(app, deskApi.keys, reading, (request) => readKeys(deps, requireRights(request)))

  route(app, deskApi.makeKey, writing, async (request) => {
    const acting = actingOf(deps, request)
    const answer = await makeKey(deps, acting, request.body)
    logAccount(request, 'makeKey', { uid: acting.uid, role: request.body.role })
    return answer
  })

  route(app, deskApi.endKey, writing, async (request) => {
    const acting = actingOf(deps, request)
    const { uid, ...done } = await dropKey(deps, acting, request.params.id)
    logAccount(request, 'endKey', { uid, by: acting.uid })
    return done
  })
}
