import { Type, type Static } from 'typebox'
import { CaptchaAnswer, Done } from './accounts.ts'
import { LangCode, REFUSALS } from './common.ts'

const closed = { additionalProperties: false } as const
const reply = { 200: Done, ...REFUSALS } as const

/** The sender's uid; 0 or false for an anonymous visitor. */
export const OwnUid = Type.Union([Type.Integer({ minimum: 0, maximum: 2147483647 }), Type.Literal(false)])

/**
 * Text typed into a form. The schema accepts empty or odd ones, so that the response is the message of their
 * field and not that of a malformed request.
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
  /** Mails a request to confirm; the response does not reveal who is subscribed. */
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
  /** One click, also from a mail client (RFC 8058): needs no session; the body is ignored. */
  newsletterLeave: {
    method: 'POST',
    url: '/rest/tjt/newsletterleave/:token',
    schema: {
      params: LinkToken,
      response: reply,
    },
  },
  /** Redirects browsers to the page with the unsubscribe button; changes nothing. */
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
