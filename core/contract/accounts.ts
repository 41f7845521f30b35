import { Type, type Static } from 'typebox'
import { AccountExport } from './account-export.ts'
import { MAX_EMAIL, MAX_NAME, MIN_PASSWORD } from '../fields/forms.ts'
import { LangCode, REFUSALS } from './common.ts'
import { ServerMessage } from './session.ts'

/** A typed address; an invalid one is answered with `enterValidEmail`. */
const TypedEmail = Type.String({
  maxLength: MAX_EMAIL,
  pattern: '^[^\\p{Cc}\\p{Cs}]*$',
})

/** A line of text: not blank, no control characters, no unpaired surrogates. */
const Line = (maxLength: number) =>
  Type.String({
    minLength: 1,
    maxLength,
    pattern: '^(?=.*\\S)[^\\p{Cc}\\p{Cs}\\u2028\\u2029]*$',
  })

const MAX_PASSWORD = 200
export const Password = (minLength: number) =>
  Type.String({
    minLength,
    maxLength: MAX_PASSWORD,
    pattern: '^[^\\p{Cc}\\p{Cs}]*$',
  })
const NewPassword = Password(MIN_PASSWORD)
const Token = Type.String({ pattern: '^[A-Za-z0-9_-]{20,100}$' })

const closed = { additionalProperties: false } as const

/** The three ways to log in. Unknown fields are refused, except in Facebook's own objects. */
export const Login = Type.Union([
  Type.Object(
    {
      loginType: Type.Literal('email'),
      // Optional, so that a missing one is answered with `enternamepwd`, like an empty one.
      mailusername: Type.Optional(TypedEmail),
      mailpassword: Type.Optional(Password(0)),
    },
    closed,
  ),
  Type.Object(
    {
      loginType: Type.Literal('google'),
      id_token: Type.String({ pattern: '^[A-Za-z0-9_.-]{1,8000}$' }),
    },
    closed,
  ),
  Type.Object(
    {
      loginType: Type.Literal('facebook'),
      authResponse: Type.Object({
        accessToken: Type.String({ pattern: '^[\\x21-\\x7e]{1,2000}$' }),
        userID: Type.String({ pattern: '^[0-9]{1,40}$' }),
      }),
      user: Type.Optional(Type.Object({})),
    },
    closed,
  ),
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

const reply = { 200: Done, ...REFUSALS } as const

/** The password was right, but the account has a second factor: `extlogincode` takes its code. */
export const LoginDone = Type.Object({ ...Done.properties, needsCode: Type.Optional(Type.Literal(true)) })
export type LoginDone = Static<typeof LoginDone>

/** The solution of a captcha; only anonymous visitors send one. */
export const CaptchaAnswer = Type.Optional(Type.String({ maxLength: 8000 }))

export const accountsApi = {
  login: {
    method: 'POST',
    url: '/rest/tjt/extlogin',
    schema: { body: Login, response: { ...reply, 200: LoginDone } },
  },
  /** The response is the same whether or not the address has an account; its owner learns by mail. */
  register: {
    method: 'POST',
    url: '/rest/tjt/accountregister',
    schema: {
      body: Type.Object(
        {
          name: Line(MAX_NAME),
          email: TypedEmail,
          password: NewPassword,
          language: LangCode,
          gReCaptchaResponse: CaptchaAnswer,
        },
        closed,
      ),
      response: reply,
    },
  },
  /** Uses the link of a mail: of registration, or of a changed address. */
  verify: {
    method: 'POST',
    url: '/rest/tjt/accountverify',
    schema: { body: Type.Object({ token: Token }, closed), response: reply },
  },
  /** Sends a link to set a new password, if there is such an account. */
  forgot: {
    method: 'POST',
    url: '/rest/tjt/accountforgot',
    schema: {
      body: Type.Object(
        {
          email: TypedEmail,
          language: LangCode,
          gReCaptchaResponse: CaptchaAnswer,
        },
        closed,
      ),
      response: reply,
    },
  },
  /** Sets the password with the link of a mail, and logs out everywhere. */
  reset: {
    method: 'POST',
    url: '/rest/tjt/accountreset',
    schema: {
      body: Type.Object({ token: Token, password: NewPassword }, closed),
      response: reply,
    },
  },
  logout: {
    method: 'POST',
    url: '/rest/tjt/accountlogout',
    schema: {
      body: Type.Object({ everywhere: Type.Boolean() }, closed),
      response: reply,
    },
  },
  /** Changes the name at once, the address once the link mailed to it is used, or the password. */
  change: {
    method: 'PUT',
    url: '/rest/tjt/accountchange',
    schema: {
      body: Type.Object(
        {
          name: Type.Optional(Line(MAX_NAME)),
          email: Type.Optional(TypedEmail),
          newPassword: Type.Optional(NewPassword),
          /** Required for a new address or password if the account has a password. */
          password: Type.Optional(Password(0)),
        },
        closed,
      ),
      response: reply,
    },
  },
  export: {
    method: 'GET',
    url: '/rest/tjt/accountexport',
    schema: { response: { 200: AccountExport, ...REFUSALS } },
  },
  /** Deletes the account; its contributions stay without a name unless `words` is set. */
  remove: {
    method: 'DELETE',
    url: '/rest/tjt/account',
    schema: {
      body: Type.Object(
        {
          /** If the account has one. */
          password: Type.Optional(Password(0)),
          words: Type.Boolean(),
        },
        closed,
      ),
      response: reply,
    },
  },
} as const
