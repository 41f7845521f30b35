import { Type, type Static } from 'typebox'
import { FeedbackKind } from './feedback.ts'
import { Trend } from './contributions-parts.ts'
import { ItemType } from './saved.ts'

const Written = {
  id: Type.Integer(),
  author: Type.String(),
  language: Type.String(),
  /** An editor took it from the page, or has not looked at it yet. */
  hidden: Type.Boolean(),
  at: Type.String(),
}

/** All that is kept of a person. Times are ISO 8601. */
export const AccountExport = Type.Object({
  account: Type.Object({
    uid: Type.Integer(),
    name: Type.String(),
    email: Type.String(),
    verified: Type.Boolean(),
    language: Type.String(),
    role: Type.String(),
    created: Type.String(),
    loginBy: Type.Array(Type.String()),
    /** The providers' own ids of the person. */
    google: Type.Union([Type.Null(), Type.String()]),
    facebook: Type.Union([Type.Null(), Type.String()]),
  }),
  sessions: Type.Array(Type.Object({ since: Type.String(), until: Type.String() })),
  /** Links of mails that have not been used. */
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
  /** What the person thinks of others' reviews and answers, by their ids. */
  feedbacks: Type.Array(
    Type.Object({
      kind: FeedbackKind,
      id: Type.Integer(),
      trend: Trend,
      at: Type.String(),
    }),
  ),
  /** Favourites, newest first; also those that have left the site. */
  saved: Type.Array(
    Type.Object({
      itemType: ItemType,
      tnid: Type.Integer(),
      at: Type.String(),
    }),
  ),
  /** What was told the editors of listings. */
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
      /** The words that it is about, `review 12`; empty for the listing itself. */
      about: Type.String(),
      language: Type.String(),
      state: Type.String(),
      at: Type.String(),
    }),
  ),
  /** Listings that were said to be the person's own. */
  claims: Type.Array(
    Type.Object({
      id: Type.Integer(),
      tnid: Type.Integer(),
      language: Type.String(),
      state: Type.String(),
      at: Type.String(),
    }),
  ),
  /** What the person would have changed about listings. */
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
  /** What the person did as an editor, on whatever of others'. */
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
  /** Mails that are still kept, to the person's address or in their name; not the text, which holds links that open the account. */
  mails: Type.Array(
    Type.Object({
      at: Type.String(),
      subject: Type.String(),
      state: Type.String(),
    }),
  ),
})
export type AccountExport = Static<typeof AccountExport>
