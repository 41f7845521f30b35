import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { deskApi } from '#core/contract/desk.ts'
import type { PeopleDeps } from '../deps.ts'
import { actingOf } from './acting.ts'
import { findPeople } from './people.repository.ts'
import { changeRole } from './roles.ts'

/** Accounts, and the roles they have at the desk. */
export const peopleCalls: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  app.route({
    ...deskApi.people,
    config: { access: 'desk' },
    handler: ({ query }) => findPeople(deps.store, query),
  })

  app.route({
    ...deskApi.role,
    config: { access: 'desk', limit: 'deskWrite' },
    handler: (request) => changeRole(deps, actingOf(deps, request), request.body),
  })
}
