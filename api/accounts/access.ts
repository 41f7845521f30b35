import Csrf from '@fastify/csrf'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { TOKEN_HEADER, tokenName } from '#core/contract/session.ts'
import type { Role } from '#core/terms/roles.ts'
import { rightsOf, type Rights } from './roles.repository.ts'
import { findFactor } from './second-factors.repository.ts'
import type { PeopleDeps } from '#api/deps.ts'
import { AppError } from '#core/contract/app-error.ts'
import type { Access } from '../http/route.ts'
import { sentCookie } from './cookie.ts'
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

/** Who may make a call of the desk; undefined for other calls. */
type RolesOfCall = (method: string, url: string) => readonly Role[] | undefined

/**
 * Checks origin, session and token of every protected call before its body is read and before it counts for a limit:
 * other sites' pages must not exhaust ours. Returns the names of the tokens, and of the desk's.
 */
export function addAccess(app: FastifyInstance, deps: PeopleDeps, rolesOfCall: RolesOfCall): TokenNames {
  const tokenNames = new Set<string>()
  const deskTokenNames = new Set<string>()
  app.decorateRequest('session', null)
  app.decorateRequest('rights', null)
  app.addHook('onRoute', (route) => {
    const access = accessOf(route, rolesOfCall)
    if (access === 'open') return
    const check = (request: FastifyRequest) => letIn(request, deps, { access, rolesOfCall })
    route.onRequest = [check, route.onRequest ?? []].flat()
    // The API's description is public.
    if (isDesk(access)) route.schema = { ...route.schema, hide: true }
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
function accessOf({ method, url, config }: RouteOptions, rolesOfCall: RolesOfCall): Access {
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

/** HEAD needs the same access as GET. */
function callName(method: string, url: string): string {
  return tokenName(method === 'HEAD' ? 'GET' : method, url)
}

interface Letting {
  access: Exclude<Access, 'open'>
  rolesOfCall: RolesOfCall
}

async function letIn(request: FastifyRequest, deps: PeopleDeps, letting: Letting): Promise<void> {
  const { access } = letting
  const { uid } = (request.params ?? {}) as { uid?: string }
  if (access === 'own' && uid === '0') return
  if (isDesk(access)) return letStaffIn(request, deps, letting)
  if (!comesFromUs(request, deps.config.origin)) throw new AppError('badToken')
  if (access === 'page') return
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
async function letStaffIn(request: FastifyRequest, deps: PeopleDeps, { access, rolesOfCall }: Letting): Promise<void> {
  const staff = await staffOf(request, deps)
  if (!staff || !comesFromUs(request, deps.config.origin)) throw new AppError('notFound')
  if (access === 'desk' && !hasToken(request, staff.session)) throw new AppError('badToken')
  const roles = rolesOfCall(request.method, request.routeOptions.url ?? '') ?? []
  if (!roles.includes(staff.rights.role)) throw new AppError('notYourRole')
  if (deps.config.requiresSecondFactor && !(await findFactor(deps.store, staff.session.uid)))
    throw new AppError('needSecondFactor')
  Object.assign(request, staff)
}

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
