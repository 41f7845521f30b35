import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { sessionApi } from '#core/contract/session.ts'
import { findUser } from '../accounts/accounts.repository.ts'
import { captchaKind } from '../guards/captcha.ts'
import type { PeopleDeps } from '../deps.ts'
import { sessionOf, tokensOf } from './access.ts'
import { setSessionCookie } from './cookie.ts'
import { insertSession, takeMessages } from './sessions.repository.ts'

export interface SessionDeps extends PeopleDeps {
  /** Of all guarded calls; complete once the server is ready. */
  tokenNames: ReadonlySet<string>
}

export const sessionRoutes: FastifyPluginAsyncTypebox<SessionDeps> = async (
  app,
  deps,
) => {
  app.route({
    ...sessionApi.open,
    config: { cacheControl: 'no-store', limit: 'session' },
    async handler(request, reply) {
      const { store, config, now } = deps
      let session = await sessionOf(request, deps)
      if (!session) {
        const begun = await insertSession(store, { uid: 0 }, now().getTime())
        setSessionCookie(reply, config.origin, begun)
        session = begun.session
      }
      const user = session.uid > 0 && (await findUser(store, session.uid))
      return {
        uid: session.uid,
        name: user ? user.name : '',
        email: user ? user.email : '',
        verified: user ? user.verified === 1 : false,
        messages: await takeMessages(store, session.hash),
        tokens: tokensOf(session, deps.tokenNames),
        captcha: captchaKind(config),
        providers: {
          ...(config.google && {
            google: { clientId: config.google.clientId, nonce: session.nonce },
          }),
          ...(config.facebook && {
            facebook: { appId: config.facebook.appId },
          }),
        },
      }
    },
  })
}
