import { Type, type Static } from 'typebox'
import type { HintQuestion } from '#core/terms/hints.ts'
import type { Lang } from '../i18n/languages.ts'
import { LocalizedText } from './parts/localized.ts'
import { SimilarListing } from './listing-edit.ts'
import { Day } from './seed/parts.ts'
import { Common, EditedField, EditPicture } from './desk-item-parts.ts'
import { Person, ReportedContribution, Sender, type MatchReason } from './desk-parts.ts'
import { ContributionKind } from './contributions-parts.ts'
import { HoldReason } from './holding.ts'

const Report = Type.Object({
  id: Type.Integer(),
  at: Type.Integer(),
  from: Person,
  repType: Type.String(),
  repTitle: Type.String(),
  repContent: Type.String(),
})

/** A contribution with its readers' feedback and reports. */
const Contribution = {
  hidden: Type.Boolean(),
  sample: Type.Boolean(),
  /** Why it waits, or waited. */
  held: Type.Array(HoldReason),
  up: Type.Integer(),
  down: Type.Integer(),
  reports: Type.Array(Report),
} as const

export const EditItem = Type.Object({
  kind: Type.Literal('edit'),
  ...Common,
  updateType: Type.String(),
  claimsOwnership: Type.Boolean(),
  /** Change number of the listing as read; send it with the decision. */
  seq: Type.Integer(),
  /** Of the listing, or of a new place as its sender has it: an editor must check it when the town changes. */
  position: Type.Optional(Type.Array(Type.Number())),
  /** What the sender tells the editors. */
  remark: Type.Optional(Type.String()),
  /** The Shabbat of the only week that its prayer times are for. */
  shabbat: Type.Optional(Type.String()),
  /** The name of a place that is not listed yet, and the listings that it may be. */
  proposed: Type.Optional(Type.String()),
  similar: Type.Optional(Type.Array(SimilarListing)),
  fields: Type.Array(EditedField),
  pictures: Type.Array(EditPicture),
})
/** An edit of a trusted account, which is on the page: `now` is what it was. */
export const AppliedItem = Type.Object({
  kind: Type.Literal('applied'),
  ...Common,
  remark: Type.Optional(Type.String()),
  /** The Shabbat of the only week that its prayer times are for. */
  shabbat: Type.Optional(Type.String()),
  fields: Type.Array(EditedField),
})
/** A visitor's photo of a certificate, and what is stored of the listing's kashrut. */
export const CertificateItem = Type.Object({
  kind: Type.Literal('certificate'),
  ...Common,
  picture: Type.Optional(EditPicture),
  /** What the sender read: days, and the id of an authority. */
  taken: Day,
  validUntil: Type.Optional(Day),
  authority: Type.Optional(Type.String()),
  remark: Type.String(),
  /** Today where the listing is. */
  today: Day,
  /** Of the listing as read; send it with the decision. */
  seq: Type.Integer(),
  /** The listing's facts that nothing has replaced. */
  facts: Type.Array(
    Type.Object({
      claim: Type.String(),
      authority: Type.Optional(Type.String()),
      authorityName: Type.Optional(LocalizedText),
      confirmedAt: Day,
      validUntil: Type.Optional(Day),
    }),
  ),
})
/** What a claim says, and what of the listing it can be checked against. */
export const ClaimItem = Type.Object({
  kind: Type.Literal('claim'),
  ...Common,
  role: Type.String(),
  phone: Type.String(),
  evidence: Type.String(),
  listed: Type.Object({
    phones: Type.Array(Type.String()),
    website: Type.Optional(Type.String()),
    /** Whether the sender's verified address is at the website's domain; absent if either is unknown. */
    isOwnDomain: Type.Optional(Type.Boolean()),
  }),
})
/** The contribution that a report is about. */
const AboutContribution = Type.Object({
  kind: ContributionKind,
  id: Type.Integer(),
  /** The current text; absent if deleted. */
  words: Type.Optional(
    Type.Object({
      ...ReportedContribution.properties,
      /** Of a review. */
      title: Type.Optional(Type.String()),
      language: Type.Unsafe<Lang>({ type: 'string' }),
      /** The author, notified when it is hidden; absent for deleted accounts and samples. */
      from: Type.Optional(Sender),
      /** The last action on it: send it as `seen` with a decision. */
      audit: Type.Optional(Type.Integer()),
    }),
  ),
})
export const ReportItem = Type.Object({
  kind: Type.Literal('report'),
  ...Common,
  repType: Type.String(),
  repTitle: Type.String(),
  repContent: Type.String(),
  repButtonText: Type.String(),
  /** Path of the page it was sent from, or empty. */
  backLink: Type.String(),
  goodFaith: Type.Boolean(),
  /** The contribution it is about, if any. */
  about: Type.Optional(AboutContribution),
})
export const ReviewItem = Type.Object({
  kind: Type.Literal('review'),
  ...Common,
  ...Contribution,
  reviewTitle: Type.String(),
  reviewContent: Type.String(),
  reviewPriceRange: Type.String(),
  reviewRating: Type.Object({
    food: Type.Integer(),
    service: Type.Integer(),
    value: Type.Integer(),
  }),
  /** Of a review of a former site: the short name of its source, and its stars there, which have no parts. */
  former: Type.Optional(Type.Object({ source: Type.String(), stars: Type.Number() })),
})
export const QuestionItem = Type.Object({
  kind: Type.Literal('question'),
  ...Common,
  ...Contribution,
  questionCategory: Type.Integer(),
  question: Type.String(),
  answers: Type.Integer(),
})
export const AnswerItem = Type.Object({
  kind: Type.Literal('answer'),
  ...Common,
  ...Contribution,
  question: Type.String(),
  answer: Type.String(),
})
/**
 * Imported values for a document that an editor has changed since the last import, or a place that may be an
 * existing listing: if approved, the listing takes its values; if refused, it becomes a listing of its own.
 */
export const ConflictItem = Type.Object({
  kind: Type.Literal('conflict'),
  ...Common,
  contentKind: Type.String(),
  item: Type.String(),
  source: Type.String(),
  seq: Type.Integer(),
  title: Type.Optional(LocalizedText),
  /** Set for a possible duplicate. */
  duplicate: Type.Optional(
    Type.Object({
      sourceId: Type.String(),
      title: Type.Optional(LocalizedText),
      /** Distance from the listing. */
      metres: Type.Optional(Type.Integer()),
      alike: Type.Array(Type.Unsafe<MatchReason>({ type: 'string' })),
    }),
  ),
  /** By field path, only where the three differ; undefined if a version lacks the field. */
  fields: Type.Array(
    Type.Object({
      path: Type.String(),
      base: Type.Optional(Type.Unknown()),
      ours: Type.Optional(Type.Unknown()),
      theirs: Type.Optional(Type.Unknown()),
    }),
  ),
})

/** What visitors say of whether a listing is still there; `id` is its tnid. */
export const SightingItem = Type.Object({
  kind: Type.Literal('sighting'),
  ...Common,
  /** How many say each, and wait for an answer. */
  open: Type.Integer(),
  closed: Type.Integer(),
})

/** Equal answers of visitors to a question of a listing's page. */
export const HintAnswer = Type.Object({
  question: Type.Unsafe<HintQuestion>({ type: 'string' }),
  /** An option of `foodType`, hours or prayers in notation or as they were typed, `open` or `closed`. */
  answer: Type.String(),
  /** Whether it is hours or prayers that nothing could read: in the sender's words, or none beside a photo. */
  isText: Type.Boolean(),
  /** Of prayer times: the Shabbat of the week in which they were sent, where the place is. */
  shabbat: Type.Optional(Type.String()),
  /** Of the hints; send them with the decision. */
  ids: Type.Array(Type.Integer()),
  /** How many visitors say so, and those of them who have an account. */
  count: Type.Integer(),
  people: Type.Array(Person),
  /** Hours or prayers as they were typed, where they could be read. */
  words: Type.Array(Type.String()),
  language: Type.Unsafe<Lang>({ type: 'string' }),
  pictures: Type.Array(EditPicture),
})
export type HintAnswer = Static<typeof HintAnswer>

/** What visitors answer about a listing; `id` is its tnid. */
export const HintItem = Type.Object({
  kind: Type.Literal('hint'),
  ...Common,
  /** Of the listing as read; send it with the decision. */
  seq: Type.Integer(),
  answers: Type.Array(HintAnswer),
})

/** Everything needed to decide one item. */
export const DeskItem = Type.Union([
  EditItem,
  HintItem,
  AppliedItem,
  CertificateItem,
  ClaimItem,
  ReportItem,
  ReviewItem,
  QuestionItem,
  AnswerItem,
  ConflictItem,
  SightingItem,
])
export type DeskItem = Static<typeof DeskItem>
export type DeskItemOf<K extends DeskItem['kind']> = Extract<DeskItem, { kind: K }>
