import { Type, type Static } from 'typebox'
import { KNOWN_LANGS, type Lang } from '../i18n/languages.ts'
import { Done } from './accounts.ts'
import { Closed, endpoint, Id, LangCode, TypedLine } from './parts/common.ts'
import { MAX_NEWSLETTER_PLACES, MAX_NEWSLETTER_TEXT, MAX_SUBJECT } from '#core/terms/limits.ts'
import { Day } from './seed/parts.ts'

export type NewsletterState = 'draft' | 'sending' | 'paused' | 'sent'

const Text = Closed({
  subject: TypedLine(MAX_SUBJECT),
  /** Markdown. */
  text: Type.String({ maxLength: MAX_NEWSLETTER_TEXT, pattern: '^(?:[^\\p{Cc}\\p{Cs}]|[\\n\\r\\t])*$' }),
})
export type NewsletterText = Static<typeof Text>

/** What an editor writes. */
export const NewsletterDraft = Closed({
  texts: Type.Unsafe<Partial<Record<Lang, NewsletterText>>>(
    Closed(Object.fromEntries(KNOWN_LANGS.map((lang) => [lang, Type.Optional(Text)]))),
  ),
  /** Places that are new in this country or city; everywhere if absent. */
  area: Type.Optional(Id),
  /** New since this day. */
  since: Day,
  /** Listings to name, in order. */
  places: Type.Array(Id, { maxItems: MAX_NEWSLETTER_PLACES }),
  /** The language of those whose own has no text; absent: they get none. */
  fallback: Type.Optional(LangCode),
})
export type NewsletterDraft = Static<typeof NewsletterDraft>

const Number_ = Type.Integer({ minimum: 0 })
const COUNTS = {
  /** To be put into the outbox. */
  waiting: Number_,
  /** In the outbox. */
  queued: Number_,
  /** Taken by the mail server. */
  sent: Number_,
  refused: Number_,
  /** Returned later. */
  bounced: Number_,
  /** Not sent: they left before, or their account was deleted. */
  skipped: Number_,
  /** Left after it. */
  left: Number_,
} as const
export const NewsletterCounts = Type.Object(COUNTS)
export type NewsletterCounts = Static<typeof NewsletterCounts>

const Head = {
  id: Type.Integer(),
  state: Type.Unsafe<NewsletterState>({ type: 'string' }),
  /** When the draft changed last, or sending began; epoch milliseconds. */
  at: Type.Integer(),
  counts: NewsletterCounts,
} as const

/** Confirmed subscribers by their language. */
const Subscribers = Type.Array(Type.Object({ language: Type.Unsafe<Lang>({ type: 'string' }), count: Number_ }))

export const NewsletterList = Type.Object({
  newsletters: Type.Array(Type.Object({ ...Head, /** In any language; may be empty. */ subject: Type.String() })),
  subscribers: Subscribers,
})
export type NewsletterList = Static<typeof NewsletterList>

/** A listing as the newsletter names it in a language. */
export const NewsletterPlace = Type.Object({
  tnid: Type.Integer(),
  title: Type.String(),
  /** Of the title, if it is not in the language asked for. */
  lang: Type.Optional(Type.Unsafe<Lang>({ type: 'string' })),
  /** Type, town, and what is known of its kashrut. */
  facts: Type.Array(Type.String()),
  /** Path of its page. */
  url: Type.String(),
})
export type NewsletterPlace = Static<typeof NewsletterPlace>

export const Newsletter = Type.Object({
  ...Head,
  draft: Type.Unsafe<NewsletterDraft>({ type: 'object', additionalProperties: true }),
  version: Type.Integer(),
  /** Those of the draft that are listed. */
  places: Type.Array(NewsletterPlace),
  subscribers: Subscribers,
  /** Messages a minute. */
  pace: Type.Integer(),
})
export type Newsletter = Static<typeof Newsletter>

export const NewsletterPreview = Type.Object({ subject: Type.String(), html: Type.String() })

const params = Type.Object({ id: Id })
const version = Type.Integer({ minimum: 0, maximum: 2147483647 })
/** Newsletters, for people without an area. */
export const deskNewsletter = {
  newsletters: endpoint('GET /rest/tjt/desk/newsletters', { reply: NewsletterList }),
  newNewsletter: endpoint('POST /rest/tjt/desk/newsletters', {
    body: Closed({ draft: NewsletterDraft }),
    reply: Type.Object({ id: Type.Integer() }),
  }),
  newsletter: endpoint('GET /rest/tjt/desk/newsletter/:id/:language', {
    params: Type.Object({ id: Id, language: LangCode }),
    reply: Newsletter,
  }),
  /** Saves a draft; `409` if somebody else has since `version`. */
  saveNewsletter: endpoint('PUT /rest/tjt/desk/newsletter/:id', {
    params,
    body: Closed({ draft: NewsletterDraft, version }),
    reply: Type.Object({ version: Type.Integer() }),
  }),
  dropNewsletter: endpoint('DELETE /rest/tjt/desk/newsletter/:id', {
    params,
    reply: Type.Object({ ok: Type.Literal(true) }),
  }),
  /** Places added since a day, newest first. */
  newPlaces: endpoint('GET /rest/tjt/desk/newplaces/:language', {
    params: Type.Object({ language: LangCode }),
    querystring: Type.Object({ since: Day, area: Type.Optional(Id) }),
    reply: Type.Object({ places: Type.Array(NewsletterPlace) }),
  }),
  previewNewsletter: endpoint('POST /rest/tjt/desk/newsletterpreview', {
    body: Closed({ draft: NewsletterDraft, language: LangCode }),
    reply: NewsletterPreview,
  }),
  /** Mails it as it is saved to the caller, or to somebody else with a role. */
  testNewsletter: endpoint('POST /rest/tjt/desk/newsletter/:id/test', {
    params,
    body: Closed({ language: LangCode, email: Type.Optional(TypedLine(254)) }),
    reply: Done,
  }),
  /** Begins to send the version that the caller has seen. */
  sendNewsletter: endpoint('POST /rest/tjt/desk/newsletter/:id/send', {
    params,
    body: Closed({ version }),
    reply: Type.Object({ ok: Type.Literal(true) }),
  }),
  /** Pauses sending, or goes on. */
  pauseNewsletter: endpoint('POST /rest/tjt/desk/newsletter/:id/pause', {
    params,
    body: Closed({ isPaused: Type.Boolean() }),
    reply: Type.Object({ ok: Type.Literal(true) }),
  }),
  /** All subscribers as CSV. The log says who took them. */
  exportSubscribers: endpoint('POST /rest/tjt/desk/subscribers', { reply: Type.Object({ csv: Type.String() }) }),
}
