import { Type, type Static } from 'typebox'
import { LangCode, REFUSALS } from './common.ts'
import { ServerMessage } from './session.ts'

/** An address as it may stand in a mail: no spaces, no line breaks, at most 254 characters. */
export const Email = Type.String({
  minLength: 3,
  maxLength: 254,
  pattern:
    '^[^\\s@<>()\\[\\],;:"\\\\]+@[^\\s@<>()\\[\\],;:"\\\\]+\\.[^\\s@<>()\\[\\],;:"\\\\.]{2,}$',
})

/** A line of text: no line breaks and no other control characters. */
export const Line = (maxLength: number) =>
  Type.String({
    minLength: 1,
    maxLength,
    pattern: '^[^\\u0000-\\u001f\\u007f]*$',
  })

export const MIN_PASSWORD = 10
const NewPassword = Type.String({ minLength: MIN_PASSWORD, maxLength: 200 })
const Token = Type.String({ pattern: '^[A-Za-z0-9_-]{20,100}$' })

const closed = { additionalProperties: false } as const

/** The three ways in. What is sent beyond them is refused. */
export const Login = Type.Union([
  Type.Object(
    {
      loginType: Type.Literal('email'),
      mailusername: Type.String({ maxLength: 254 }),
      mailpassword: Type.String({ maxLength: 200 }),
    },
    closed,
  ),
  Type.Object(
    {
      loginType: Type.Literal('google'),
      id_token: Type.String({ maxLength: 8000 }),
    },
    closed,
  ),
  Type.Object(
    {
      loginType: Type.Literal('facebook'),
      authResponse: Type.Object({
        accessToken: Type.String({ maxLength: 2000 }),
        userID: Type.String({ maxLength: 100 }),
      }),
      user: Type.Optional(Type.Object({})),
    },
    closed,
  ),
])
export type Login = Static<typeof Login>

/** What happened, in the caller's language; the same text waits in the session for the next page. */
export const Done = Type.Object({
  ok: Type.Literal(true),
  message: ServerMessage,
})
export type Done = Static<typeof Done>

const reply = { 200: Done, ...REFUSALS } as const

/** All that is kept of a person. */
export const AccountExport = Type.Object({
  account: Type.Object({
    uid: Type.Integer(),
    name: Type.String(),
    email: Type.String(),
    verified: Type.Boolean(),
    language: Type.String(),
    created: Type.String(),
    loginBy: Type.Array(Type.String()),
  }),
  sessions: Type.Array(
    Type.Object({ since: Type.String(), until: Type.String() }),
  ),
  newsletter: Type.Union([Type.Null(), Type.Object({ state: Type.String() })]),
  reviews: Type.Array(Type.Record(Type.String(), Type.Unknown())),
  questions: Type.Array(Type.Record(Type.String(), Type.Unknown())),
  answers: Type.Array(Type.Record(Type.String(), Type.Unknown())),
  mails: Type.Array(
    Type.Object({
      at: Type.String(),
      subject: Type.String(),
      state: Type.String(),
    }),
  ),
})
export type AccountExport = Static<typeof AccountExport>

/** A captcha's answer; only an anonymous visitor's page has one. */
export const CaptchaAnswer = Type.Optional(Type.String({ maxLength: 8000 }))

export const accountsApi = {
  login: {
    method: 'POST',
    url: '/rest/tjt/extlogin',
    schema: { body: Login, response: reply },
  },
  /** Answers the same whether or not the address has an account; a mail tells its owner. */
  register: {
    method: 'POST',
    url: '/rest/tjt/accountregister',
    schema: {
      body: Type.Object(
        {
          name: Line(80),
          email: Email,
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
        { email: Email, language: LangCode, gReCaptchaResponse: CaptchaAnswer },
        closed,
      ),
      response: reply,
    },
  },
  /** Sets the password by the link of a mail, and logs out everywhere. */
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
  /** A new name, at once; a new address, once the link that is sent there is used; a new password. */
  change: {
    method: 'PUT',
    url: '/rest/tjt/accountchange',
    schema: {
      body: Type.Object(
        {
          name: Type.Optional(Line(80)),
          email: Type.Optional(Email),
          newPassword: Type.Optional(NewPassword),
          /** Needed for a new address or password where the account has a password. */
          password: Type.Optional(Type.String({ maxLength: 200 })),
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
  /** Deletes the account; what it wrote in public stays without its name, unless `words` goes too. */
  remove: {
    method: 'DELETE',
    url: '/rest/tjt/account',
    schema: {
      body: Type.Object(
        {
          /** Where the account has one. */
          password: Type.Optional(Type.String({ maxLength: 200 })),
          words: Type.Boolean(),
        },
        closed,
      ),
      response: reply,
    },
  },
} as const
