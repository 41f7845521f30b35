import { Type, type Static } from 'typebox'
import { CaptchaAnswer, Done } from './accounts.ts'
import { LangCode, REFUSALS } from './common.ts'

const closed = { additionalProperties: false } as const
const reply = { 200: Done, ...REFUSALS } as const

/** Whose page sends: 0 or false for a visitor without an account. */
export const OwnUid = Type.Union([Type.Integer({ minimum: 0, maximum: 2147483647 }), Type.Literal(false)])

/**
 * What somebody typed into a form. An empty or odd one gets past the schema, so that the answer can be the
 * message of its field and not the one of a broken request.
 */
const Typed = (maxLength: number) => Type.String({ maxLength })

export const NewsletterRequest = Type.Object(
  {
    mail: Typed(254),
    language: Type.Optional(LangCode),
    gReCaptchaResponse: CaptchaAnswer,
  },
  closed,
)
export type NewsletterRequest = Static<typeof NewsletterRequest>

export const PageShare = Type.Object(
  {
    uid: OwnUid,
    your_name: Typed(200),
    friend_name: Typed(200),
    your_mail: Typed(254),
    friend_mail: Typed(254),
    /** The page, as a path of this site. */
    relink: Type.String({ minLength: 1, maxLength: 2000 }),
    language: Type.Optional(LangCode),
    gReCaptchaResponse: CaptchaAnswer,
  },
  closed,
)
export type PageShare = Static<typeof PageShare>

const LinkToken = Type.Object({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{20,100}$' }) }, closed)

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
  /** One click, also by a mail program (RFC 8058): it needs no session, and its body says nothing. */
  newsletterLeave: {
    method: 'POST',
    url: '/rest/tjt/newsletterleave/:token',
    schema: {
      params: LinkToken,
      response: reply,
    },
  },
  /** Leads who opens that address in a browser to the page that asks; looking at it changes nothing. */
  newsletterLeavePage: {
    method: 'GET',
    url: '/rest/tjt/newsletterleave/:token',
    schema: { params: LinkToken, response: { 302: Type.Null() } },
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
