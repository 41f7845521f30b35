import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { deskApi } from '#core/contract/desk.ts'
import { holdRulesOf, storeHoldRules } from '#api/contributions/hold-rules.repository.ts'
import type { PeopleDeps } from '#api/deps.ts'
import { route } from '#api/http/route.ts'
import { runAudited } from '../acts/audited-action.ts'
import { actionCalls, reading } from '../acts/calls.ts'

/** Which contributions wait. */
export const holdingCalls: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  route(app, deskApi.holding, reading, () => holdRulesOf(deps.store, deps.config))

  actionCalls(app, deps)(deskApi.setHolding, (_, acting, rules) =>
    runAudited(deps, acting, { act: 'change', kind: 'holding', item: '1', reason: '' }, async (trx) => ({
      tnid: 0,
      rows: [await storeHoldRules(trx, rules)],
      did: 'setRules',
    })),
  )
}
