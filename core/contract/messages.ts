import { Type, type Static } from 'typebox'
import { CaptchaAnswer, Done, Email, Line } from './accounts.ts'
import { LangCode, REFUSALS } from './common.ts'

const closed = { additionalProperties: false } as const
const reply = { 200: Done, ...REFUSALS } as const

/** Whose page sends: 0 or false for a visitor without an account. */
export const OwnUid = Type.Union([
  Type.Integer({ minimum: 0, maximum: 2147483647 }),
  Type.Literal(false),
])

export const NewsletterRequest = Type.Object(
  {
    mail: Email,
    language: Type.Optional(LangCode),
    gReCaptchaResponse: CaptchaAnswer,
  },
  closed,
)
export type NewsletterRequest = Static<typeof NewsletterRequest>

export const PageShare = Type.Object(
  {
    uid: OwnUid,
    your_name: Line(80),
    friend_name: Line(80),
    your_mail: Email,
    friend_mail: Email,
    /** The page, as a path of this site. */
    relink: Type.String({ minLength: 1, maxLength: 2000 }),
    language: Type.Optional(LangCode),
    gReCaptchaResponse: CaptchaAnswer,
  },
  closed,
)
export type PageShare = Static<typeof PageShare>

const LinkToken = Type.Object(
  { token: Type.String({ pattern: '^[A-Za-z0-9_-]{20,100}$' }) },
  closed,
)

export const messagesApi = {
  /** Sends a mail that asks to confirm; the answer tells nothing of who is subscribed. */
  newsletter: {
    method: 'POST',
    url: '/rest/tjt/newsletterregister',
    schema: { body: NewsletterRequest, response: reply },
  },
  newsletterConfirm: {
    method: 'POST',
    url: '/rest/tjt/newsletterconfirm',
    schema: { body: LinkToken, response: reply },
  },
  /** One click, also by a mail program (RFC 8058): it needs no session. */
  newsletterLeave: {
    method: 'POST',
    url: '/rest/tjt/newsletterleave/:token',
    schema: {
      params: LinkToken,
      response: reply,
    },
  },
  sharePage: {
    method: 'POST',
    url: '/rest/tjt/emailpageshare',
    schema: { body: PageShare, response: reply },
  },
  captcha: {
    method: 'GET',
    url: '/rest/tjt/captcha',
    schema: {
      response: {
        200: Type.Object({}, { additionalProperties: true }),
        ...REFUSALS,
      },
    },
  },
} as const
