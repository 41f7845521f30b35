import { Type, type Static } from 'typebox'
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
    /** Since when log-ins ask for a code, and how many recovery codes are left; null if they do not. */
    secondFactor: Type.Union([Type.Null(), Type.Object({ since: Type.String(), recoveryCodes: Type.Integer() })]),
  }),
  /** Where the person is logged in. */
  sessions: Type.Array(
    Type.Object({
      browser: Type.String(),
      system: Type.String(),
      since: Type.String(),
      used: Type.String(),
      until: Type.String(),
    }),
  ),
  /** Unused links from mails. */
  links: Type.Array(
    Type.Object({
      kind: Type.String(),
      email: Type.String(),
      until: Type.String(),
    }),
  ),
  newsletter: Type.Union([
    Type.Null(),
    Type.Object({
      email: Type.String(),
      language: Type.String(),
      state: Type.String(),
      at: Type.String(),
    }),
  ]),
  reviews: Type.Array(
    Type.Object({
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
  ),
  questions: Type.Array(
    Type.Object({
      ...Written,
      tnid: Type.Integer(),
      questionCategory: Type.Integer(),
      question: Type.String(),
    }),
  ),
  answers: Type.Array(
    Type.Object({
      ...Written,
      tnid: Type.Integer(),
      qid: Type.Integer(),
      answer: Type.String(),
    }),
  ),
  /** The person's feedback on reviews and answers, by their ids. */
  feedbacks: Type.Array(
    Type.Object({
      kind: FeedbackKind,
      id: Type.Integer(),
      trend: Trend,
      at: Type.String(),
    }),
  ),
  /** Favourites, newest first, including those no longer on the site. */
  saved: Type.Array(
    Type.Object({
      itemType: ItemType,
      tnid: Type.Integer(),
      /** The name of the list that it is on. */
      list: Type.Union([Type.Null(), Type.String()]),
      note: Type.String(),
      at: Type.String(),
    }),
  ),
  /** Lists of favourites. */
  savedLists: Type.Array(Type.Object({ name: Type.String(), shared: Type.Boolean() })),
  /** How they hear of what waits at the desk and of their listings, once they have chosen or were mailed. */
  mailChoices: Type.Array(
    Type.Object({
      topic: Type.String(),
      way: Type.String(),
      /** Kinds that they do not want to hear of, separated by spaces. */
      without: Type.String(),
      notifiedAt: Type.String(),
    }),
  ),
  /** Trips kept with the account, the last changed first. */
  trips: Type.Array(Type.Object({ name: Type.String(), query: Type.String(), at: Type.String() })),
  /** Reports about listings. */
  reports: Type.Array(
    Type.Object({
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
  ),
  /** Claims to own a listing. */
  claims: Type.Array(
    Type.Object({
      id: Type.Integer(),
      tnid: Type.Integer(),
      language: Type.String(),
      role: Type.String(),
      phone: Type.String(),
      evidence: Type.String(),
      state: Type.String(),
      at: Type.String(),
    }),
  ),
  /** What was said of whether listings are still there. */
  sightings: Type.Array(
    Type.Object({ tnid: Type.Integer(), says: Type.String(), state: Type.String(), at: Type.String() }),
  ),
  /** Proposed edits of listings. */
  edits: Type.Array(
    Type.Object({
      id: Type.Integer(),
      tnid: Type.Integer(),
      kind: Type.String(),
      changes: Type.Record(Type.String(), Type.Unknown()),
      language: Type.String(),
      claimsOwnership: Type.Boolean(),
      state: Type.String(),
      at: Type.String(),
      pictures: Type.Array(
        Type.Object({
          title: Type.String(),
          width: Type.Integer(),
          height: Type.Integer(),
          bytes: Type.Integer(),
        }),
      ),
    }),
  ),
  /** The person's actions as an editor. */
  acts: Type.Array(
    Type.Object({
      id: Type.Integer(),
      act: Type.String(),
      kind: Type.String(),
      item: Type.String(),
      reason: Type.String(),
      at: Type.String(),
    }),
  ),
  /** Stored mails to the person's address or in their name; without the text, whose links open the account. */
  mails: Type.Array(
    Type.Object({
      at: Type.String(),
      subject: Type.String(),
      state: Type.String(),
    }),
  ),
})
export type AccountExport = Static<typeof AccountExport>
