import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { healthApi } from '#core/contract/health.ts'
import type { PeopleDeps } from '../deps.ts'
import { route } from '../http/route.ts'
import { AppError } from '#core/contract/app-error.ts'
import { readinessOf, readyOf } from './readiness.ts'

export const healthRoutes: FastifyPluginAsyncTypebox<PeopleDeps> = async (app, deps) => {
  const config = { cacheControl: 'no-store' }
  const lacks = readinessOf(deps)

  route(app, healthApi.get, config, async () => {
    const current = deps.release()
    if (!current) throw new AppError('noRelease')
    const { id, degraded } = current
    return { release: id, ...(degraded && { degraded }) }
  })

  route(app, healthApi.alive, config, async () => ({ alive: true as const }))

  route(app, healthApi.ready, config, async (_, reply) => {
    const because = await lacks()
    if (because.length === 0) return readyOf(deps)
    return reply.code(503).send({ ready: false as const, because })
  })
}
