import { Type, type Static } from 'typebox'
import { AccountExport } from './account-export.ts'
import { MAX_EMAIL, MIN_PASSWORD } from '../fields/forms.ts'
import { Closed, endpoint, FormText, LangCode } from './parts/common.ts'
import { MAX_TYPED_NAME } from '#core/terms/limits.ts'
import { ServerMessage } from './session.ts'

/** A typed address; an invalid one is answered with `enterValidEmail`. */
const TypedEmail = Type.String({
  default: '',
  maxLength: MAX_EMAIL,
  pattern: '^[^\\p{Cc}\\p{Cs}]*$',
})

/** A typed name; a missing or an invalid one is answered with the message that says so. */
const TypedName = FormText(MAX_TYPED_NAME)

const MAX_PASSWORD = 200
export const Password = (minLength: number) =>
  Type.String({
    minLength,
    maxLength: MAX_PASSWORD,
    pattern: '^[^\\p{Cc}\\p{Cs}]*$',
  })
const NewPassword = Password(MIN_PASSWORD)
const Token = Type.String({ pattern: '^[A-Za-z0-9_-]{20,100}$' })

/** The four ways to log in. Unknown fields are refused, except in Facebook's own objects. */
export const Login = Type.Union([
  Closed({
    loginType: Type.Literal('email'),
    // Optional, so that a missing one is answered with `enternamepwd`, like an empty one.
    mailusername: Type.Optional(TypedEmail),
    mailpassword: Type.Optional(Password(0)),
  }),
  Closed({
    loginType: Type.Literal('google'),
    id_token: Type.String({ pattern: '^[A-Za-z0-9_.-]{1,8000}$' }),
  }),
  Closed({
    loginType: Type.Literal('facebook'),
    authResponse: Type.Object({
      accessToken: Type.String({ pattern: '^[\\x21-\\x7e]{1,2000}$' }),
      userID: Type.String({ pattern: '^[0-9]{1,40}$' }),
    }),
    user: Type.Optional(Type.Object({})),
  }),
  Closed({
    loginType: Type.Literal('oidc'),
    /** What the provider has sent the visitor back with, without `?`. */
    query: Type.String({ pattern: '^[\\x21-\\x7e]{1,4000}$' }),
  }),
])
export type Login = Static<typeof Login>

/**
 * What happened, in the caller's language. After a log-in (even a failed one), a log-out and a deletion the
 * page reloads, and finds the same text in its session.
 */
export const Done = Type.Object({
  ok: Type.Literal(true),
  message: ServerMessage,
})
export type Done = Static<typeof Done>

/** The password was right, but the account has a second factor: `extlogincode` takes its code. */
export const LoginDone = Type.Object({ ...Done.properties, needsCode: Type.Optional(Type.Literal(true)) })
export type LoginDone = Static<typeof LoginDone>

/** The solution of a captcha; only anonymous visitors send one. */
export const CaptchaAnswer = Type.Optional(Type.String({ maxLength: 8000 }))

export const accountsApi = {
  login: endpoint('POST /rest/tjt/extlogin', { body: Login, reply: LoginDone }),
  /** The address at the site's own OpenID provider to send the visitor to; they come back to the log-in page. */
  oidcStart: endpoint('POST /rest/tjt/oidcstart', { reply: Type.Object({ url: Type.String() }) }),
  /** The response is the same whether or not the address has an account; its owner learns by mail. */
  register: endpoint('POST /rest/tjt/accountregister', {
    body: Closed({
      name: TypedName,
      email: TypedEmail,
      password: NewPassword,
      language: LangCode,
      gReCaptchaResponse: CaptchaAnswer,
    }),
    reply: Done,
  }),
  /** Uses the link of a mail: of registration, or of a changed address. */
  verify: endpoint('POST /rest/tjt/accountverify', { body: Closed({ token: Token }), reply: Done }),
  /** Sends a link to set a new password, if there is such an account. */
  forgot: endpoint('POST /rest/tjt/accountforgot', {
    body: Closed({
      email: TypedEmail,
      language: LangCode,
      gReCaptchaResponse: CaptchaAnswer,
    }),
    reply: Done,
  }),
  /** Sets the password with the link of a mail, and logs out everywhere. */
  reset: endpoint('POST /rest/tjt/accountreset', {
    body: Closed({ token: Token, password: NewPassword }),
    reply: Done,
  }),
  logout: endpoint('POST /rest/tjt/accountlogout', { body: Closed({ everywhere: Type.Boolean() }), reply: Done }),
  /** Changes the name at once, the address once the link mailed to it is used, or the password. */
  change: endpoint('PUT /rest/tjt/accountchange', {
    body: Closed({
      name: Type.Optional(TypedName),
      email: Type.Optional(TypedEmail),
      newPassword: Type.Optional(NewPassword),
      /** Required for a new address or password if the account has a password. */
      password: Type.Optional(Password(0)),
    }),
    reply: Done,
  }),
  export: endpoint('GET /rest/tjt/accountexport', { reply: AccountExport }),
  /** Deletes the account; its contributions stay without a name unless `words` is set. */
  remove: endpoint('DELETE /rest/tjt/account', {
    body: Closed({
      /** If the account has one. */
      password: Type.Optional(Password(0)),
      words: Type.Boolean(),
    }),
    reply: Done,
  }),
}
