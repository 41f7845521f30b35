import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PeopleDeps } from '../deps.ts'
import { AppError } from '../errors.ts'
import type { Store } from '../store/database.ts'
import { subjectOf } from './address.ts'
import { countOne, type Limit } from './limits.repository.ts'
import { secretOf } from './secrets.repository.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** How often an address may do what; accounts have their own. */
export const LIMITS = {
  session: { name: 'session', most: 60, windowMs: 10 * MINUTE_MS },
  captcha: { name: 'captcha', most: 60, windowMs: 10 * MINUTE_MS },
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
  app.addHook('onRoute', (route) => {
    const limit = route.config?.limit
    if (!limit) return
    const check = (request: FastifyRequest, reply: FastifyReply) =>
      limitTo(deps, LIMITS[limit], addressOf(request), reply)
    route.onRequest = [route.onRequest ?? [], check].flat()
  })
}

/** Counts one more for somebody. Throws AppError `tooMany` when it is too much. */
export async function limitTo(
  { store, now }: PeopleDeps,
  limit: Limit,
  who: string,
  reply: FastifyReply,
): Promise<void> {
  const at = now().getTime()
  const refused = refusalsOf(store)
  const key = `${limit.name} ${who}`
  const until = refused.get(key) ?? 0
  if (until > at) return refuse(reply, until - at)
  const secret = await secretOf(store, 'limits')
  const allowance = await countOne(store, limit, who, { secret, now: at })
  if (allowance.allowed) return
  if (refused.size >= MOST_REFUSALS) refused.clear()
  refused.set(key, at + allowance.retryAfterMs)
  refuse(reply, allowance.retryAfterMs)
}

/** Until when who is refused what: a flood of calls should not become one of writes. */
const refusals = new WeakMap<Store, Map<string, number>>()
const MOST_REFUSALS = 10_000

function refusalsOf(store: Store): Map<string, number> {
  const ofStore = refusals.get(store) ?? new Map<string, number>()
  refusals.set(store, ofStore)
  return ofStore
}

function refuse(reply: FastifyReply, waitMs: number): never {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  reply.header('retry-after', String(seconds))
  throw new AppError('tooMany')
}

/** Who calls: an IPv4 address, or the network that one household has of IPv6. */
export function addressOf({ ip }: { ip: string | undefined }): string {
  // Who has hung up has no address any more.
  return subjectOf(ip ?? '')
}
