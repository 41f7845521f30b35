import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PeopleDeps } from '../deps.ts'
import { AppError } from '#core/contract/app-error.ts'
import type { Store } from '#data/store/database.ts'
import { networkOf, subjectOf } from './address.ts'
import { countOne, uncountOne, type Limit } from './limits.repository.ts'
import { secretOf } from '#data/store/secrets.repository.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Rate limits per address and per logged-in user. */
export const LIMITS = {
  session: { name: 'session', most: 60, windowMs: 10 * MINUTE_MS },
  captcha: { name: 'captcha', most: 60, windowMs: 10 * MINUTE_MS },
  login: { name: 'login', most: 20, windowMs: 10 * MINUTE_MS },
  register: { name: 'register', most: 10, windowMs: HOUR_MS },
  // Each purpose of mail separately: many enquiries must not block a password reset.
  forgot: { name: 'forgot', most: 10, windowMs: HOUR_MS },
  share: { name: 'share', most: 10, windowMs: HOUR_MS },
  enquiry: { name: 'enquiry', most: 10, windowMs: HOUR_MS },
  job: { name: 'job', most: 10, windowMs: HOUR_MS },
  // A handful of places, all questions of each.
  hint: { name: 'hint', most: 20, windowMs: HOUR_MS },
  newsletter: { name: 'newsletter', most: 10, windowMs: HOUR_MS },
  geocode: { name: 'geocode', most: 60, windowMs: 10 * MINUTE_MS },
  sharedList: { name: 'sharedList', most: 60, windowMs: 10 * MINUTE_MS },
  write: { name: 'write', most: 60, windowMs: 10 * MINUTE_MS },
  // Editors work through a queue.
  deskWrite: { name: 'deskWrite', most: 1200, windowMs: 10 * MINUTE_MS },
} as const satisfies Record<string, Limit>
export type LimitName = keyof typeof LIMITS

/** What users send by forms: a form that comes back with a message costs them nothing. */
const FORMS: ReadonlySet<LimitName> = new Set(['write', 'hint', 'share', 'enquiry', 'job', 'newsletter'])

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The rate limit of the route. */
    limit?: LimitName
  }
  interface FastifyReply {
    /** Whom a call of a form was counted for. */
    counted: readonly Count[] | undefined
  }
}

/** Enforces the rate limits of protected calls, with 429 and Retry-After. */
export function addLimits(app: FastifyInstance, deps: PeopleDeps): void {
  app.decorateReply('counted', undefined)
  app.addHook('onRoute', (route) => {
    const limit = route.config?.limit
    if (!limit) return
    const check = (request: FastifyRequest, reply: FastifyReply) => limitCaller(deps, LIMITS[limit], request, reply)
    route.onRequest = [route.onRequest ?? [], check].flat()
    if (!FORMS.has(limit)) return
    const forgive = (_: FastifyRequest, reply: FastifyReply) => uncountRefused(deps, reply)
    route.onSend = [route.onSend ?? [], forgive].flat()
  })
}

/** An event that counts for somebody. */
interface Count {
  limit: Limit
  who: string
}

/** Refusals that guess at something, and the limit itself. */
const GUESSES: ReadonlySet<number> = new Set([401, 403, 429])

/** Takes back what a refused call of a user has counted. */
async function uncountRefused({ store }: PeopleDeps, { request, statusCode, counted = [] }: FastifyReply) {
  const isUser = (request.session?.uid ?? 0) > 0
  if (!isUser || statusCode < 400 || GUESSES.has(statusCode)) return
  const secret = await secretOf(store, 'limits')
  for (const { limit, who } of counted) await uncountOne(store, limit, who, secret)
}

/** A /48 network may do as much as this many households. */
const HOUSEHOLDS = 20

/** Counts a call for its address, network and logged-in user. Throws AppError `tooMany` if one exceeds its limit. */
export async function limitCaller(
  deps: PeopleDeps,
  limit: Limit,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const counts = countsOf(limit, request)
  for (const { limit: own, who } of counts) await limitTo(deps, own, who, reply)
  reply.counted = counts
}

function countsOf(limit: Limit, request: FastifyRequest): Count[] {
  const { name, most } = limit
  const network = networkOf(request.ip ?? '')
  const uid = request.session?.uid ?? 0
  return [
    { limit, who: addressOf(request) },
    ...(network ? [{ limit: { ...limit, name: `${name} of many`, most: most * HOUSEHOLDS }, who: network }] : []),
    ...(uid > 0 ? [{ limit, who: `uid ${uid}` }] : []),
  ]
}

/** Counts an event for a subject. Throws AppError `tooMany` if that exceeds the limit. */
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
  // Setting the clock back must not extend a window.
  if (until > at && until - at <= limit.windowMs) return refuse(reply, until - at)
  const secret = await secretOf(store, 'limits')
  const allowance = await countOne(store, limit, who, { secret, now: at })
  if (allowance.allowed) return
  if (refused.size >= MAX_REFUSALS) refused.clear()
  refused.set(key, at + allowance.retryAfterMs)
  refuse(reply, allowance.retryAfterMs)
}

/** Cached refusals with their end: a flood of calls must not become a flood of writes. */
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

/** Who calls as far as is known: the account, or the address of those without one. */
export function callerOf(request: FastifyRequest): string {
  const uid = request.session?.uid ?? 0
  return uid > 0 ? `uid ${uid}` : addressOf(request)
}

/** The caller: an IPv4 address, or a household's IPv6 network. */
export function addressOf({ ip }: { ip: string | undefined }): string {
  // Clients that hung up have no address.
  return subjectOf(ip ?? '')
}
