import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PeopleDeps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { countOne, type Limit } from './limits.repository.ts'
import { secretOf } from './secrets.repository.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** How often an address may do what; accounts have their own. */
export const LIMITS = {
  session: { name: 'session', most: 60, windowMs: 10 * MINUTE_MS },
  login: { name: 'login', most: 20, windowMs: 10 * MINUTE_MS },
  register: { name: 'register', most: 10, windowMs: HOUR_MS },
  mail: { name: 'mail', most: 10, windowMs: HOUR_MS },
  write: { name: 'write', most: 60, windowMs: 10 * MINUTE_MS },
} as const satisfies Record<string, Limit>
export type LimitName = keyof typeof LIMITS

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the address that calls is limited in. */
    limit?: LimitName
  }
}

/** Counts the guarded calls of each address, and refuses with 429 and Retry-After what is too much. */
export function addLimits(app: FastifyInstance, deps: PeopleDeps): void {
  app.addHook('onRequest', async (request, reply) => {
    const { limit } = request.routeOptions.config
    if (limit) await limitTo(deps, LIMITS[limit], addressOf(request), reply)
  })
}

/** Counts one more for somebody. Throws AppError `tooMany` when it is too much. */
export async function limitTo(
  { store, now }: PeopleDeps,
  limit: Limit,
  who: string,
  reply: FastifyReply,
): Promise<void> {
  const secret = await secretOf(store, 'limits')
  const at = { secret, now: now().getTime() }
  const allowance = await countOne(store, limit, who, at)
  if (allowance.allowed) return
  reply.header('retry-after', String(allowance.retryAfterSeconds))
  throw new AppError('tooMany')
}

/** Who calls: an IPv4 address, or the network that one household has of IPv6. */
export function addressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped) return mapped[1]!
  if (!ip.includes(':')) return ip
  const [head = '', tail = ''] = ip.split('::')
  const first = head.split(':').filter(Boolean)
  const last = tail.split(':').filter(Boolean)
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length))
  return [...first, ...zeros.fill('0'), ...last].slice(0, 4).join(':')
}
