import type { FastifyInstance } from 'fastify'
import { AppError } from './errors.ts'
import { addressOf } from './guards/limits.ts'

/** More at once would only make all of them slow. */
const MOST_OPEN = 500
/** One address, which may be that of a proxy, never holds all of them. */
const MOST_OF_ONE = 200

export interface LoadLimits {
  most?: number
  mostOfOne?: number
}

/** Refuses, with Retry-After, what comes while too many requests are open. */
export function addLoadLimit(
  app: FastifyInstance,
  { most = MOST_OPEN, mostOfOne = MOST_OF_ONE }: LoadLimits = {},
): void {
  const open = new Map<string, number>()
  let total = 0
  app.addHook('onRequest', (request, reply, done) => {
    const who = addressOf(request)
    const ofOne = (open.get(who) ?? 0) + 1
    open.set(who, ofOne)
    total += 1
    // 'close' comes once for every answer, also for one that the caller gave up.
    reply.raw.on('close', () => {
      total -= 1
      const left = (open.get(who) ?? 1) - 1
      if (left > 0) open.set(who, left)
      else open.delete(who)
    })
    if (total <= most && ofOne <= mostOfOne) return done()
    reply.header('retry-after', '2')
    done(new AppError('overloaded'))
  })
}
