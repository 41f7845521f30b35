import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionApi } from '#core/contract/session.ts'
import { rightsOf } from './roles.repository.ts'
import { findUser } from './accounts.repository.ts'
import { findFactor } from './second-factors.repository.ts'
import { captchaKind } from '#api/guards/captcha.ts'
import { LIMITS, limitCaller } from '#api/guards/limits.ts'
import type { PeopleDeps } from '#api/deps.ts'
import { route } from '#api/http/route.ts'
import { sessionOf, tokensOf, type TokenNames } from './access.ts'
import { sentCookie, setOwnCookie } from './cookie.ts'
import { findPending } from './pending-logins.repository.ts'
import { takeMessages } from './session-messages.repository.ts'
import { insertSession, noteUse, renewSession, type Session } from './sessions.repository.ts'

/** With the names of all protected calls; complete once the server is ready. */
export type SessionDeps = PeopleDeps & TokenNames

export const sessionRoutes: FastifyPluginAsyncTypebox<SessionDeps> = async (app, deps) => {
  route(app, sessionApi.open, { access: 'page', cacheControl: 'no-store' }, async (request, reply) => {
    const { store, config } = deps
    const session = await openSession(request, reply)
    const user = session.uid > 0 && (await findUser(store, session.uid))
    const { role, area } = (user && user.role && (await rightsOf(store, session.uid))) || {}
    const needsFactor = role && config.requiresSecondFactor && !(await findFactor(store, session.uid))
    const needsCode = session.uid === 0 && (await findPending(store, session.hash, deps.now().getTime()))
    const tokens = {
      ...tokensOf(session, deps.tokenNames),
      ...(role && tokensOf(session, deps.deskTokenNames)),
    }
    return {
      uid: session.uid,
      name: user ? user.name : '',
      email: user ? user.email : '',
      verified: user ? user.verified === 1 : false,
      ...(role && { role }),
      ...(area && { hasArea: true as const }),
      ...(needsFactor && { needsFactor }),
      ...(needsCode && { needsCode: true as const }),
      messages: await takeMessages(store, session.hash),
      tokens,
      captcha: captchaKind(config),
      providers: {
        ...(config.google && {
          google: { clientId: config.google.clientId, nonce: session.nonce },
        }),
        ...(config.facebook && {
          facebook: { appId: config.facebook.appId },
        }),
        ...(config.oidc && { oidc: { name: config.oidc.name } }),
      },
    }
  })

  /** The caller's session, renewed; a new one if there is none. */
  async function openSession(request: FastifyRequest, reply: FastifyReply): Promise<Session> {
    const { store, config } = deps
    const now = deps.now().getTime()
    const session = await sessionOf(request, deps)
    if (!session) {
      // Only new sessions count: page views are unlimited.
      await limitCaller(deps, LIMITS.session, request, reply)
      const begun = await insertSession(store, { uid: 0 }, now)
      setOwnCookie(reply, config.origin, begun)
      return begun.session
    }
    if (!session.isStaff) await noteUse(store, session, now)
    const renewed = await renewSession(store, session, now)
    const cookie = sentCookie(request, config.origin)
    if (renewed && cookie) setOwnCookie(reply, config.origin, { cookie, ...renewed })
    return session
  }
}
