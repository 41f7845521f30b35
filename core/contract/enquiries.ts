import { Type, type Static } from 'typebox'
import { CaptchaAnswer, Done } from './accounts.ts'
import { Closed, endpoint, FormLine, FormText, LangCode, OneOf, TypedLine, TypedText } from './parts/common.ts'
import { FeatureItem } from './content.ts'
import { MAX_GUESTS, MAX_KEY_WORD, MAX_MESSAGE, MAX_TYPED_NAME } from '#core/terms/limits.ts'
import { STAY_OPTIONS } from '#core/terms/stay-options.ts'
import { OwnUid } from './messages.ts'

/** Fields of every form to an owner that nobody types. */
const about = {
  uid: OwnUid,
  /** Path of the listing's or feature's page, which identifies the owner. */
  link: Type.String({ minLength: 1, maxLength: 2000 }),
  /** As shown on the page. Mails use the title in the content. */
  pageTitle: FormLine(300),
  /** The owner's address as shown on the page. Mail goes to the address in the content, if they match. */
  clientMail: FormText(254),
  language: Type.Optional(LangCode),
  gReCaptchaResponse: CaptchaAnswer,
}

/** A message to an owner: with `emailConf` from the direct form, with `phone` from the quick one. */
export const DirectMessage = Closed({
  ...about,
  name: FormText(MAX_TYPED_NAME),
  email: FormText(254),
  emailConf: Type.Optional(TypedText(254)),
  phone: Type.Optional(TypedText(40)),
  message: FormText(MAX_MESSAGE),
  /** Whether the sender wants a copy. */
  copy: Type.Optional(Type.Boolean()),
})

const GuestCount = Type.Integer({ minimum: 0, maximum: MAX_GUESTS })
export const Guests = Closed({
  /** The sum of the others. */
  all: Type.Integer({ minimum: 1, maximum: 3 * MAX_GUESTS }),
  adults: GuestCount,
  children: GuestCount,
  babies: GuestCount,
})
export type Guests = Static<typeof Guests>

/** A request about a feature, with dates and guests. */
export const ContactRequest = Closed({
  ...about,
  /** The feature. */
  ftrId: Type.Integer({ minimum: 1, maximum: 2147483647 }),
  name: FormText(MAX_TYPED_NAME),
  email: FormText(254),
  /** Country code, with or without its plus. */
  prephone: Type.Optional(Type.String({ pattern: '^\\+?[0-9]{0,7}$' })),
  phone: Type.Optional(TypedText(40)),
  /** First and last day, `2027-04-20/2027-04-30`; absent or empty if none are chosen. */
  dates: Type.Optional(TypedText(40)),
  /** Absent if none are given. */
  guests: Type.Optional(Guests),
  message: FormText(MAX_MESSAGE),
  copySend: Type.Optional(Type.Boolean()),
})
export type ContactRequest = Static<typeof ContactRequest>

/** The text fields of a job application's multipart form. */
export const JobEnquiry = Closed({
  uid: Type.String({ pattern: '^(false|[0-9]{1,10})$' }),
  link: about.link,
  pageTitle: about.pageTitle,
  clientMail: about.clientMail,
  language: about.language,
  gReCaptchaResponse: CaptchaAnswer,
  name: FormText(MAX_TYPED_NAME),
  phone: FormText(40),
  email: FormText(254),
  msg: FormText(MAX_MESSAGE),
})
export type JobEnquiry = Static<typeof JobEnquiry>

export const FeatureSearch = Closed({
  /** Words that must all occur in a feature's texts or its place's name; empty for all features. */
  key_word: TypedLine(MAX_KEY_WORD),
  /** The destination: a place, with the cities of a country; 0 for all. */
  loc_type: Type.Integer({ minimum: 0, maximum: 2147483647 }),
  /** Only features with a day in this month, `2027-04`. */
  month: Type.Optional(Type.String({ pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$' })),
  /** Only features of this category. */
  category: Type.Optional(Type.Integer({ minimum: 1, maximum: 2147483647 })),
  /** Only features with a price in this currency, up to this amount. */
  max_price: Type.Optional(
    Closed({
      amount: Type.Integer({ minimum: 1, maximum: 999_999_999 }),
      currency: Type.String({ pattern: '^[A-Z]{3}$' }),
    }),
  ),
  /** Only features at places that are known to have all of these. */
  for_shabbat: Type.Optional(Type.Array(OneOf(STAY_OPTIONS), { maxItems: STAY_OPTIONS.length })),
  /**
   * `date`: soonest first, those without dates last. `price`: lowest first, one currency after the other, the
   * commonest first, those without a price last. By default by how well they match.
   */
  sort: Type.Optional(Type.Union([Type.Literal('date'), Type.Literal('price')])),
  language: Type.Optional(LangCode),
  /** Whether samples are found as well, at the end, or nothing else; by default none. */
  samples: Type.Optional(OneOf(['with', 'only'])),
  /** From 1. */
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
})

export const FeatureSearchResults = Type.Object({
  total: Type.Integer(),
  page: Type.Integer(),
  pages: Type.Integer(),
  features: Type.Array(FeatureItem),
  /** The currencies of the prices of all that were found, the commonest first. */
  currencies: Type.Array(Type.String()),
  /**
   * The places of all matching features, whatever the chosen destination, and countries with several of them:
   * most features first, at most 100, always including the chosen one.
   */
  destinations: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      count: Type.Integer(),
    }),
  ),
})
export type FeatureSearchResults = Static<typeof FeatureSearchResults>

export const enquiriesApi = {
  /** Mails a message to an owner. */
  message: endpoint('POST /rest/tjt/cntdirectmsg', { body: DirectMessage, reply: Done }),
  /** Mails a request to the owner of a feature. */
  request: endpoint('POST /rest/tjt/cntmsgform', { body: ContactRequest, reply: Done }),
  /** Mails a job application to the owner of a feature: multipart, with the file `resumedoc`. */
  job: endpoint('POST /rest/tjt/ftrjobenquiring', { body: JobEnquiry, reply: Done }),
  /** Read-only: needs no token and no session. */
  search: endpoint('POST /rest/tjt/featuressearchresults', { body: FeatureSearch, reply: FeatureSearchResults }),
}
