import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PeopleDeps } from '../deps.ts'
import { AppError } from '#core/contract/app-error.ts'
import type { Store } from '#data/store/database.ts'
import { networkOf, subjectOf } from './address.ts'
import { countOne, type Limit } from './limits.repository.ts'
import { secretOf } from '#data/store/secrets.repository.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** How often an address, or somebody who has logged in, may do what. */
export const LIMITS = {
  session: { name: 'session', most: 60, windowMs: 10 * MINUTE_MS },
  captcha: { name: 'captcha', most: 60, windowMs: 10 * MINUTE_MS },
  login: { name: 'login', most: 20, windowMs: 10 * MINUTE_MS },
  register: { name: 'register', most: 10, windowMs: HOUR_MS },
  // What has mail sent, each by itself: many enquiries must not keep anybody from a new password.
  forgot: { name: 'forgot', most: 10, windowMs: HOUR_MS },
  share: { name: 'share', most: 10, windowMs: HOUR_MS },
  enquiry: { name: 'enquiry', most: 10, windowMs: HOUR_MS },
  job: { name: 'job', most: 10, windowMs: HOUR_MS },
  newsletter: { name: 'newsletter', most: 10, windowMs: HOUR_MS },
  geocode: { name: 'geocode', most: 60, windowMs: 10 * MINUTE_MS },
  write: { name: 'write', most: 60, windowMs: 10 * MINUTE_MS },
  // Of editors, who work through a queue.
  deskWrite: { name: 'deskWrite', most: 1200, windowMs: 10 * MINUTE_MS },
} as const satisfies Record<string, Limit>
export type LimitName = keyof typeof LIMITS

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the address that calls is limited in. */
    limit?: LimitName
  }
}

/** Counts the guarded calls of each caller, and refuses with 429 and Retry-After what is too much. */
export function addLimits(app: FastifyInstance, deps: PeopleDeps): void {
  app.addHook('onRoute', (route) => {
    const limit = route.config?.limit
    if (!limit) return
    const check = (request: FastifyRequest, reply: FastifyReply) => limitCaller(deps, LIMITS[limit], request, reply)
    route.onRequest = [route.onRequest ?? [], check].flat()
  })
}

/** What a network of many households may do, in those of one. */
const HOUSEHOLDS = 20

/**
 * Counts one more call of an address, of the network that it lies in, and of who has logged in. Throws
 * AppError `tooMany` when it is too much for one of them.
 */
export async function limitCaller(
  deps: PeopleDeps,
  limit: Limit,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { name, most } = limit
  await limitTo(deps, limit, addressOf(request), reply)
  const network = networkOf(request.ip ?? '')
  if (network) {
    const wide = { ...limit, name: `${name} of many`, most: most * HOUSEHOLDS }
    await limitTo(deps, wide, network, reply)
  }
  const uid = request.session?.uid ?? 0
  if (uid > 0) await limitTo(deps, limit, `uid ${uid}`, reply)
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
  // A clock that has been put back must not make a window longer.
  if (until > at && until - at <= limit.windowMs) return refuse(reply, until - at)
  const secret = await secretOf(store, 'limits')
  const allowance = await countOne(store, limit, who, { secret, now: at })
  if (allowance.allowed) return
  if (refused.size >= MAX_REFUSALS) refused.clear()
  refused.set(key, at + allowance.retryAfterMs)
  refuse(reply, allowance.retryAfterMs)
}

/** Until when who is refused what: a flood of calls should not become one of writes. */
const refusals = new WeakMap<Store, Map<string, number>>()
const MAX_REFUSALS = 10_000

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
