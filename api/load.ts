import type { FastifyInstance } from 'fastify'
import { AppError } from './errors.ts'

/** More at once would only make all of them slow. */
const MOST_OPEN = 500

/** Refuses, with Retry-After, what comes while too many requests are open. */
export function addLoadLimit(app: FastifyInstance, most = MOST_OPEN): void {
  let open = 0
  app.addHook('onRequest', async (_, reply) => {
    open += 1
    // 'close' comes once for every answer, also for one that the caller gave up.
    reply.raw.once('close', () => void (open -= 1))
    if (open <= most) return
    reply.header('retry-after', '2')
    throw new AppError('overloaded')
  })
}
