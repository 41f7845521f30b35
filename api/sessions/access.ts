import Csrf from '@fastify/csrf'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { TOKEN_HEADER, tokenName } from '#core/contract/session.ts'
import type { PeopleDeps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { cookieName } from './cookie.ts'
import { findSession, type Session } from './sessions.repository.ts'

/**
 * Who may call a route: anybody; a visitor whose page began a session; somebody who has logged in.
 * All but the first need the session's CSRF token.
 */
export type Access = 'open' | 'visitor' | 'user'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
  }
  interface FastifyRequest {
    /** The caller's session, once `access` has let the call through. */
    session: Session | null
  }
}

const REST = '/rest/tjt/'
const tokens = new Csrf({ userInfo: true })

/** Checks origin, session and token of every guarded call before its body is read. Answers the names of the tokens. */
export function addAccess(
  app: FastifyInstance,
  deps: PeopleDeps,
): { tokenNames: ReadonlySet<string> } {
  const tokenNames = new Set<string>()
  app.decorateRequest('session', null)
  app.addHook('onRoute', ({ method, url, config }) => {
    const methods = [method].flat()
    const access = config?.access
    const isUnsafe = methods.some((name) => !SAFE.has(name))
    if (!url.startsWith(REST)) return
    if (isUnsafe && !access)
      throw new Error(`${methods.join()} ${url} does not say who may call it`)
    if (!access || access === 'open') return
    for (const name of methods) tokenNames.add(tokenName(name, url))
  })
  app.addHook('onRequest', async (request) => {
    const { access = 'open' } = request.routeOptions.config
    if (access !== 'open') await letIn(request, deps, access)
  })
  return { tokenNames }
}

const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

async function letIn(
  request: FastifyRequest,
  deps: PeopleDeps,
  access: Access,
): Promise<void> {
  if (!comesFromUs(request, deps.config.origin)) throw new AppError('badToken')
  const session = await sessionOf(request, deps)
  const token = request.headers[TOKEN_HEADER]
  const name = tokenName(request.method, request.routeOptions.url ?? '')
  if (
    !session ||
    typeof token !== 'string' ||
    !tokens.verify(session.csrf, token, name)
  ) {
    throw new AppError('badToken')
  }
  if (access === 'user' && session.uid === 0) throw new AppError('needLogin')
  request.session = session
}

/** A browser says where a call comes from; it must be a page of ours. */
function comesFromUs(
  { headers, host, protocol }: FastifyRequest,
  origin: string,
) {
  const from = headers.origin
  return (
    from === undefined || from === origin || from === `${protocol}://${host}`
  )
}

/** The session of a request's cookie, whatever its route asks for. */
export async function sessionOf(
  request: FastifyRequest,
  { store, config, now }: PeopleDeps,
): Promise<Session | undefined> {
  const cookie = request.cookies[cookieName(config.origin)]
  if (!cookie) return undefined
  return findSession(store, cookie, now().getTime())
}

/** A session's token for each guarded call. */
export function tokensOf(
  { csrf }: Session,
  names: ReadonlySet<string>,
): Record<string, string> {
  return Object.fromEntries(
    [...names].map((name) => [name, tokens.create(csrf, name)]),
  )
}

/** The session that `access` let through. */
export function requireSession({ session }: FastifyRequest): Session {
  if (!session) throw new AppError('badToken')
  return session
}

/** The `uid` of a path or body must be the caller's own; 0 or false is nobody's. Throws AppError. */
export function requireOwn(
  request: FastifyRequest,
  uid: number | false,
): Session {
  const session = requireSession(request)
  if (session.uid !== Number(uid)) throw new AppError('notYours')
  return session
}
