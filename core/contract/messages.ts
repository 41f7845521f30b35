import { Type, type Static } from 'typebox'
import { CaptchaAnswer, Done } from './accounts.ts'
import { Closed, endpoint, FormText, LangCode } from './parts/common.ts'
import { MAX_TYPED_NAME } from '#core/terms/limits.ts'

/** The sender's uid; 0 or false for an anonymous visitor. */
export const OwnUid = Type.Union([Type.Integer({ minimum: 0, maximum: 2147483647 }), Type.Literal(false)])

export const NewsletterRequest = Closed({
  mail: FormText(254),
  language: Type.Optional(LangCode),
  gReCaptchaResponse: CaptchaAnswer,
})

export const PageShare = Closed({
  uid: OwnUid,
  your_name: FormText(MAX_TYPED_NAME),
  friend_name: FormText(MAX_TYPED_NAME),
  your_mail: FormText(254),
  friend_mail: FormText(254),
  /** The page, as a path of this site. */
  relink: Type.String({ minLength: 1, maxLength: 2000 }),
  language: Type.Optional(LangCode),
  gReCaptchaResponse: CaptchaAnswer,
})
export type PageShare = Static<typeof PageShare>

const LinkToken = Closed({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{20,100}$' }) })

export const messagesApi = {
  /** Mails a request to confirm; the response does not reveal who is subscribed. */
  newsletter: endpoint('POST /rest/tjt/newsletterregister', { body: NewsletterRequest, reply: Done }),
  newsletterConfirm: endpoint('POST /rest/tjt/newsletterconfirm', { body: LinkToken, reply: Done }),
  /** One click, also from a mail client (RFC 8058): needs no session; the body is ignored. */
  newsletterLeave: endpoint('POST /rest/tjt/newsletterleave/:token', { params: LinkToken, reply: Done }),
  /** Redirects browsers to the page with the unsubscribe button; changes nothing. */
  newsletterLeavePage: {
    method: 'GET',
    url: '/rest/tjt/newsletterleave/:token',
    schema: { params: LinkToken, response: { 302: Type.Null() } },
  },
  sharePage: endpoint('POST /rest/tjt/emailpageshare', { body: PageShare, reply: Done }),
  captcha: endpoint('GET /rest/tjt/captcha', { reply: Type.Object({}, { additionalProperties: true }) }),
} as const
