import Csrf from '@fastify/csrf'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, RouteOptions } from 'fastify'
import { TOKEN_HEADER, tokenName } from '#core/contract/session.ts'
import type { Role } from '#core/terms/roles.ts'
import { rightsOf, type Rights } from './roles.repository.ts'
import { findFactor } from './second-factors.repository.ts'
import type { PeopleDeps } from '#api/deps.ts'
import { AppError } from '#core/contract/app-error.ts'
import type { Access } from '../http/route.ts'
import { limitTo } from '#api/guards/limits.ts'
import { KEY_SCHEME } from '#api/http/docs.ts'
import type { Store } from '#data/store/database.ts'
import type { Call } from './call.ts'
import { sentCookie } from './cookie.ts'
import { findKey, KEY_PREFIX, noteKeyUse, type StoredKey } from './keys.repository.ts'
import { findSession, noteUse, type Session } from './sessions.repository.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller's session, once `access` is checked. */
    session: Session | null
    /** The caller's rights, on the desk's routes. */
    rights: Rights | null
  }
}

const REST = '/rest/tjt/'
const tokens = new Csrf({ userInfo: true })

/** What the desk says of its calls and of API keys. */
export interface DeskRules {
  /** Who may make a call of the desk; undefined for other calls. */
  rolesOfCall: (method: string, url: string) => readonly Role[] | undefined
  /** Whether it may be made with a key. */
  mayBeByKey: (method: string, url: string) => boolean
  /** The rights of a key now. Throws AppError. */
  rightsOfKey: (db: Store, key: StoredKey) => Promise<Rights>
}

/**
 * Checks origin, session and token of every protected call before its body is read and before it counts for a limit:
 * other sites' pages must not exhaust ours. Returns the names of the tokens, and of the desk's.
 */
export function addAccess(app: FastifyInstance, deps: PeopleDeps, rules: DeskRules): TokenNames {
  const tokenNames = new Set<string>()
  const deskTokenNames = new Set<string>()
  app.decorateRequest('session', null)
  app.decorateRequest('rights', null)
  app.addHook('onRoute', (route) => {
    const access = accessOf(route, rules)
    if (access === 'open') return
    const check = (request: FastifyRequest, reply: FastifyReply) => letIn({ request, reply, deps }, { access, rules })
    route.onRequest = [check, route.onRequest ?? []].flat()
    if (isDesk(access)) route.schema = { ...route.schema, ...describedFor(route, rules) }
    if (access === 'page' || access === 'deskPicture') return
    const names = isDesk(access) ? deskTokenNames : tokenNames
    for (const method of [route.method].flat()) names.add(callName(method, route.url))
  })
  return { tokenNames, deskTokenNames }
}

export interface TokenNames {
  tokenNames: ReadonlySet<string>
  deskTokenNames: ReadonlySet<string>
}

const isDesk = (access: Access) => access === 'desk' || access === 'deskPicture'

const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Who may call a route. Throws if it does not say, or cannot have a token. */
function accessOf({ method, url, config }: RouteOptions, { rolesOfCall }: DeskRules): Access {
  const access = config?.access
  const isUnsafe = [method].flat().some((name) => !SAFE.has(name))
  const problem = (text: string) => new Error(`${[method].flat().join()} ${url} ${text}`)
  if (isUnsafe && !access) throw problem('does not say who may call it')
  const needsToken = access && access !== 'open' && access !== 'page'
  if (needsToken && !url.startsWith(REST)) throw problem(`does not lie below ${REST}`)
  const isListed = [method].flat().every((name) => rolesOfCall(name, url))
  if (isDesk(access ?? 'open') !== isListed) throw problem('is not among the calls of the desk, or open to others')
  if (access === 'own' && !url.includes('/:uid')) throw problem('names no uid in its path')
  return access ?? 'open'
}

/** The API's description is public: it has the calls of the desk that take a key, and says so. */
function describedFor({ method, url }: RouteOptions, { mayBeByKey }: DeskRules): FastifySchema {
  const isForKeys = [method].flat().every((name) => mayBeByKey(name, url))
  return isForKeys ? { security: [{ [KEY_SCHEME]: [] }], tags: ['desk'] } : { hide: true }
}

/** HEAD needs the same access as GET. */
function callName(method: string, url: string): string {
  return tokenName(method === 'HEAD' ? 'GET' : method, url)
}

interface Letting {
  access: Exclude<Access, 'open'>
  rules: DeskRules
}

async function letIn(call: Call, letting: Letting): Promise<void> {
  const { request, deps } = call
  const { access } = letting
  const key = sentKey(request)
  const { uid } = (request.params ?? {}) as { uid?: string }
  if (access === 'own' && uid === '0') return
  if (isDesk(access)) return key === undefined ? letStaffIn(call, letting) : letKeyIn(call, key, letting)
  if (!comesFromUs(request, deps.config.origin)) throw new AppError('badToken')
  if (access === 'page') return
  if (key !== undefined) throw new AppError('notByKey')
  const session = await sessionOf(request, deps)
  if (!session || !hasToken(request, session)) throw new AppError('badToken')
  const needsUser = access === 'user' || access === 'own'
  if (needsUser && session.uid === 0) throw new AppError('needLogin')
  if (access === 'own' && session.uid !== Number(uid)) throw new AppError('notYours')
  request.session = session
}

/**
 * People without a role, and other origins, get the response of an unknown path. A session of somebody with a second
 * factor has begun with it. Throws AppError.
 */
async function letStaffIn({ request, deps }: Call, { access, rules }: Letting): Promise<void> {
  const staff = await staffOf(request, deps)
  if (!staff || !comesFromUs(request, deps.config.origin)) throw new AppError('notFound')
  if (access === 'desk' && !hasToken(request, staff.session)) throw new AppError('badToken')
  requireRole(request, rules, staff.rights)
  await requireFactor(deps, staff.rights)
  Object.assign(request, staff)
}

function requireRole(request: FastifyRequest, { rolesOfCall }: DeskRules, { role }: Rights): void {
  const roles = rolesOfCall(request.method, request.routeOptions.url ?? '') ?? []
  if (!roles.includes(role)) throw new AppError('notYourRole')
}

async function requireFactor({ config, store }: PeopleDeps, { uid }: Rights): Promise<void> {
  if (config.requiresSecondFactor && !(await findFactor(store, uid))) throw new AppError('needSecondFactor')
}

/** The API key of a call; other schemes belong to a proxy before us. */
function sentKey({ headers }: FastifyRequest): string | undefined {
  const [scheme = '', text = ''] = (headers.authorization ?? '').split(' ', 2)
  return scheme.toLowerCase() === 'bearer' && text.startsWith(KEY_PREFIX) ? text : undefined
}

/**
 * A call with a key comes from a program: it has no cookie that a browser would add by itself, so that neither origin
 * nor token are needed. Throws AppError.
 */
async function letKeyIn({ request, reply, deps }: Call, text: string, { rules }: Letting): Promise<void> {
  const { store } = deps
  const now = deps.now().getTime()
  const key = await findKey(store, text, now)
  if (!key) {
    reply.header('www-authenticate', 'Bearer error="invalid_token"')
    throw new AppError('keyInvalid')
  }
  await limitTo(deps, { name: 'key', most: key.per_hour, windowMs: HOUR_MS }, `key ${key.id}`, reply)
  const rights = await rules.rightsOfKey(store, key)
  requireRole(request, rules, rights)
  if (!rules.mayBeByKey(request.method, request.routeOptions.url ?? '')) throw new AppError('notByKey')
  await requireFactor(deps, rights)
  // A store that cannot be written to can still be read.
  await noteKeyUse(store, key, now).catch((err: unknown) => request.log.error({ err }))
  request.rights = rights
}

const HOUR_MS = 3_600_000

function hasToken(request: FastifyRequest, { csrf }: Session): boolean {
  const token = request.headers[TOKEN_HEADER]
  const name = callName(request.method, request.routeOptions.url ?? '')
  return typeof token === 'string' && tokens.verify(csrf, token, name)
}

/** `Sec-Fetch-Site` of calls by our pages and of typed addresses. */
const OUR_SITES: ReadonlySet<unknown> = new Set([undefined, 'same-origin', 'none'])

/** Whether a browser's call comes from one of our pages. */
function comesFromUs({ headers, host, protocol }: FastifyRequest, origin: string): boolean {
  const from = headers.origin
  return (
    OUR_SITES.has(headers['sec-fetch-site']) &&
    (from === undefined || from === origin || from === `${protocol}://${host}`)
  )
}

/** The session of a request's cookie, whatever its route requires. */
export async function sessionOf(
  request: FastifyRequest,
  { store, config, now }: PeopleDeps,
): Promise<Session | undefined> {
  const cookie = sentCookie(request, config.origin)
  const at = now().getTime()
  const session = cookie === undefined ? undefined : await findSession(store, cookie, at)
  // Each call of somebody with a role counts, because their sessions end when left idle. A store that cannot be
  // written to can still be read.
  if (session?.isStaff) await noteUse(store, session, at).catch((err: unknown) => request.log.error({ err }))
  return session
}

/** Somebody with a role. */
export interface Staff {
  session: Session
  rights: Rights
}

/**
 * Session and rights of somebody with a role; undefined for everybody else. Unknown paths look them up too, so that
 * neither response times nor a failing store reveal anything.
 */
export async function staffOf(request: FastifyRequest, deps: PeopleDeps): Promise<Staff | undefined> {
  try {
    const session = await sessionOf(request, deps)
    const rights = session && (await rightsOf(deps.store, session.uid))
    return rights && { session, rights }
  } catch (error) {
    request.log.error({ err: error })
    return undefined
  }
}

/** A session's token for each protected call. */
export function tokensOf({ csrf }: Session, names: ReadonlySet<string>): Record<string, string> {
  return Object.fromEntries([...names].map((name) => [name, tokens.create(csrf, name)]))
}

/** The session checked by `access`. */
export function requireSession({ session }: FastifyRequest): Session {
  if (!session) throw new AppError('badToken')
  return session
}

/** The rights checked by `access`. */
export function requireRights({ rights }: FastifyRequest): Rights {
  if (!rights) throw new AppError('notFound')
  return rights
}

/** Requires the caller's own `uid` in path or body; 0 or false is nobody's. Throws AppError. */
export function requireOwn(request: FastifyRequest, uid: number | false): Session {
  const session = requireSession(request)
  if (session.uid !== Number(uid)) throw new AppError('notYours')
  return session
}
