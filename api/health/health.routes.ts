import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { healthApi } from '#core/contract/health.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'

export const healthRoutes: FastifyPluginAsyncTypebox<Deps> = async (
  app,
  { release },
) => {
  app.route({
    ...healthApi.get,
    config: { cacheControl: 'no-store' },
    async handler() {
      const current = release()
      if (!current) throw new AppError('noRelease')
      return { release: current.id }
    },
  })
}
