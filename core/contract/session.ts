import { Type, type Static } from 'typebox'
import { ROLES } from '#core/terms/roles.ts'
import { endpoint, OneOf } from './parts/common.ts'

export { TOKEN_HEADER, tokenName } from './tokens.ts'

/** A message for the next page load, in the visitor's language. */
export const ServerMessage = Type.Object({
  type: OneOf(['error', 'info', 'success', 'warning']),
  text: Type.String(),
})
export type ServerMessage = Static<typeof ServerMessage>

/** The captcha for anonymous visitors; its solution is sent as `gReCaptchaResponse`. */
export const CaptchaKind = Type.Union([
  Type.Object({ kind: Type.Literal('altcha') }),
  Type.Object({ kind: Type.Literal('recaptcha'), siteKey: Type.String() }),
])
export type CaptchaKind = Static<typeof CaptchaKind>

export const SessionState = Type.Object({
  /** 0 for a visitor who has not logged in. */
  uid: Type.Integer(),
  name: Type.String(),
  email: Type.String(),
  /** Whether the address is verified. */
  verified: Type.Boolean(),
  /** Set for people with a role only: they may open the desk. */
  role: Type.Optional(OneOf(ROLES)),
  /** Whether an editor is limited to an area. */
  hasArea: Type.Optional(Type.Literal(true)),
  /** Whether the desk stays closed until they set up a second factor. */
  needsFactor: Type.Optional(Type.Literal(true)),
  /** Whether a log-in waits for the code of a second factor. */
  needsCode: Type.Optional(Type.Literal(true)),
  messages: Type.Array(ServerMessage),
  /** CSRF tokens by method and first path segment: `PUT starsaveitem`. */
  tokens: Type.Record(Type.String(), Type.String()),
  captcha: CaptchaKind,
  /** Other log-in providers. */
  providers: Type.Object({
    google: Type.Optional(Type.Object({ clientId: Type.String(), nonce: Type.String() })),
    facebook: Type.Optional(Type.Object({ appId: Type.String() })),
    /** The site's own OpenID provider, by the name for its button. */
    oidc: Type.Optional(Type.Object({ name: Type.String() })),
  }),
})
export type SessionState = Static<typeof SessionState>

export const sessionApi = {
  /** Starts a session if there is none, and returns its waiting messages. */
  open: endpoint('GET /rest/tjt/session', { reply: SessionState }),
}
