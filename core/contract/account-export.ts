import { Type, type Static, type TProperties } from 'typebox'
import { FeedbackKind } from './feedback.ts'
import { Trend } from './contributions-parts.ts'
import { ItemType } from './saved.ts'

const Written = {
  id: Type.Integer(),
  author: Type.String(),
  language: Type.String(),
  /** An editor has hidden it, or has not approved it yet. */
  hidden: Type.Boolean(),
  at: Type.String(),
}

const Rows = <P extends TProperties>(columns: P) => Type.Array(Type.Object(columns))

/** All data stored about a person. Times are ISO 8601. */
export const AccountExport = Type.Object({
  account: Type.Object({
    uid: Type.Integer(),
    name: Type.String(),
    email: Type.String(),
    verified: Type.Boolean(),
    language: Type.String(),
    role: Type.String(),
    /** A level that an admin gave; empty where it is computed. */
    trust: Type.String(),
    created: Type.String(),
    loginBy: Type.Array(Type.String()),
    /** The person's ids at the providers. */
    google: Type.Union([Type.Null(), Type.String()]),
    facebook: Type.Union([Type.Null(), Type.String()]),
    oidc: Type.Union([Type.Null(), Type.String()]),
    /** Since when log-ins ask for a code, and how many recovery codes are left; null if they do not. */
    secondFactor: Type.Union([Type.Null(), Type.Object({ since: Type.String(), recoveryCodes: Type.Integer() })]),
  }),
  /** Where the person is logged in. */
  sessions: Rows({
    browser: Type.String(),
    system: Type.String(),
    since: Type.String(),
    used: Type.String(),
    until: Type.String(),
  }),
  /** API keys, without what is secret of them; `until` is empty without an end, `used` before the first call. */
  apiKeys: Rows({
    name: Type.String(),
    start: Type.String(),
    role: Type.String(),
    area: Type.String(),
    perHour: Type.Integer(),
    since: Type.String(),
    until: Type.String(),
    used: Type.String(),
  }),
  /** Unused links from mails. */
  links: Rows({
    kind: Type.String(),
    email: Type.String(),
    until: Type.String(),
  }),
  newsletter: Type.Union([
    Type.Null(),
    Type.Object({
      email: Type.String(),
      language: Type.String(),
      state: Type.String(),
      at: Type.String(),
    }),
  ]),
  reviews: Rows({
    ...Written,
    tnid: Type.Integer(),
    reviewTitle: Type.String(),
    reviewContent: Type.String(),
    reviewPriceRange: Type.String(),
    reviewRating: Type.Object({
      food: Type.Integer(),
      service: Type.Integer(),
      value: Type.Integer(),
    }),
  }),
  questions: Rows({
    ...Written,
    tnid: Type.Integer(),
    questionCategory: Type.Integer(),
    question: Type.String(),
  }),
  answers: Rows({
    ...Written,
    tnid: Type.Integer(),
    qid: Type.Integer(),
    answer: Type.String(),
  }),
  /** The person's feedback on reviews and answers, by their ids. */
  feedbacks: Rows({
    kind: FeedbackKind,
    id: Type.Integer(),
    trend: Trend,
    at: Type.String(),
  }),
  /** Favourites, newest first, including those no longer on the site. */
  saved: Rows({
    itemType: ItemType,
    tnid: Type.Integer(),
    /** The name of the list that it is on. */
    list: Type.Union([Type.Null(), Type.String()]),
    note: Type.String(),
    at: Type.String(),
  }),
  /** Lists of favourites. */
  savedLists: Rows({ name: Type.String(), shared: Type.Boolean() }),
  /** How they hear of what waits at the desk and of their listings, once they have chosen or were mailed. */
  mailChoices: Rows({
    topic: Type.String(),
    way: Type.String(),
    /** Kinds that they do not want to hear of, separated by spaces. */
    without: Type.String(),
    notifiedAt: Type.String(),
  }),
  /** Trips kept with the account, the last changed first. */
  trips: Rows({ name: Type.String(), query: Type.String(), at: Type.String() }),
  /** Reports about listings. */
  reports: Rows({
    id: Type.Integer(),
    tnid: Type.Integer(),
    repType: Type.String(),
    repTitle: Type.String(),
    repContent: Type.String(),
    repButtonText: Type.String(),
    backLink: Type.String(),
    goodFaith: Type.Boolean(),
    /** The reported contribution, `review 12`; empty for the listing itself. */
    about: Type.String(),
    language: Type.String(),
    state: Type.String(),
    at: Type.String(),
  }),
  /** Claims to own a listing. */
  claims: Rows({
    id: Type.Integer(),
    tnid: Type.Integer(),
    language: Type.String(),
    role: Type.String(),
    phone: Type.String(),
    evidence: Type.String(),
    state: Type.String(),
    at: Type.String(),
  }),
  /** What was said of whether listings are still there. */
  sightings: Rows({ tnid: Type.Integer(), says: Type.String(), state: Type.String(), at: Type.String() }),
  /** Proposed edits of listings. */
  edits: Rows({
    id: Type.Integer(),
    tnid: Type.Integer(),
    kind: Type.String(),
    changes: Type.Record(Type.String(), Type.Unknown()),
    language: Type.String(),
    claimsOwnership: Type.Boolean(),
    state: Type.String(),
    at: Type.String(),
    pictures: Rows({
      title: Type.String(),
      width: Type.Integer(),
      height: Type.Integer(),
      bytes: Type.Integer(),
    }),
  }),
  /** The person's actions as an editor. */
  acts: Rows({
    id: Type.Integer(),
    act: Type.String(),
    kind: Type.String(),
    item: Type.String(),
    reason: Type.String(),
    at: Type.String(),
  }),
  /** Stored mails to the person's address or in their name; without the text, whose links open the account. */
  mails: Rows({
    at: Type.String(),
    subject: Type.String(),
    state: Type.String(),
  }),
})
export type AccountExport = Static<typeof AccountExport>
