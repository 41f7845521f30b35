import { Type, type Static } from 'typebox'
import type { EditField } from '../fields/edit.ts'
import type { Lang } from '../i18n/languages.ts'
import { LocalizedText } from './localized.ts'
import { Decided, DeskKind, DeskListing, Person, ReportedWords, Sender, type MatchReason } from './desk-parts.ts'
import { ContributionKind } from './contributions-parts.ts'

/** Of a field of an edit: a text, or the ids of options. */
const FieldValue = Type.Union([Type.String(), Type.Array(Type.String())])

export const EditedField = Type.Object({
  field: Type.Unsafe<EditField | 'dtype'>({ type: 'string' }),
  /** What stands there now. */
  now: FieldValue,
  /** What stood there when the edit was sent; absent for edits older than the desk. */
  was: Type.Optional(FieldValue),
  /** What the sender would have instead. */
  after: FieldValue,
  /** Whether `now` is no longer what the sender saw. */
  moved: Type.Boolean(),
  /**
   * False for what a listing does not say itself: its country and region are those of its town. Such a field
   * is there to be read, and cannot be chosen.
   */
  applies: Type.Boolean(),
  /** Names of ids in `now` and `after`: of places and options. */
  names: Type.Record(Type.String(), Type.String()),
})
export type EditedField = Static<typeof EditedField>

export const EditPicture = Type.Object({
  id: Type.Integer(),
  /** As the sender calls it; empty where they did not. */
  title: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  bytes: Type.Integer(),
  /** For `<img src>`; answers editors only. */
  url: Type.String(),
  /** Key of the picture among those of the listing, once it was approved. */
  key: Type.Optional(Type.String()),
})
export type EditPicture = Static<typeof EditPicture>

/** Another item that waits for the same listing. */
const Other = Type.Object({ kind: DeskKind, id: Type.Integer() })

const Common = {
  id: Type.Integer(),
  at: Type.Integer(),
  /** In which it was sent. */
  language: Type.Unsafe<Lang>({ type: 'string' }),
  state: Type.Unsafe<'waiting' | 'decided'>({ type: 'string' }),
  decided: Type.Optional(Decided),
  listing: Type.Optional(DeskListing),
  /** Absent where the account is gone, and for samples. */
  from: Type.Optional(Sender),
  others: Type.Array(Other),
} as const

const Report = Type.Object({
  id: Type.Integer(),
  at: Type.Integer(),
  from: Person,
  repType: Type.String(),
  repTitle: Type.String(),
  repContent: Type.String(),
})

/** What readers think of words, and what they reported of them. */
const Contribution = {
  hidden: Type.Boolean(),
  sample: Type.Boolean(),
  up: Type.Integer(),
  down: Type.Integer(),
  reports: Type.Array(Report),
} as const

export const EditItem = Type.Object({
  kind: Type.Literal('edit'),
  ...Common,
  updateType: Type.String(),
  claimsOwnership: Type.Boolean(),
  /** Number of the listing's content as it was read; goes back with a decision. */
  seq: Type.Integer(),
  /** Of the listing: for a town that is changed, the position must be looked at. */
  position: Type.Optional(Type.Array(Type.Number())),
  fields: Type.Array(EditedField),
  pictures: Type.Array(EditPicture),
})
export const ClaimItem = Type.Object({ kind: Type.Literal('claim'), ...Common })
/** The words that a report is about. */
const AboutWords = Type.Object({
  kind: ContributionKind,
  id: Type.Integer(),
  /** As they stand now; absent where they are gone. */
  words: Type.Optional(
    Type.Object({
      ...ReportedWords.properties,
      /** Of a review. */
      title: Type.Optional(Type.String()),
      language: Type.Unsafe<Lang>({ type: 'string' }),
      /** Who wrote them, and is told when they are hidden; absent where the account is gone, and for samples. */
      from: Type.Optional(Sender),
      /** Of the last act about them: goes back as `seen` with a decision. */
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
  /** Path of the page that it was sent from, or empty. */
  backLink: Type.String(),
  goodFaith: Type.Boolean(),
  /** The words that it is about, where it says so. */
  about: Type.Optional(AboutWords),
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
 * What an importer brings for a document that an editor has changed since the last import, or a place that may
 * be a listing: approved, the listing takes its values; refused, it becomes a listing of its own.
 */
export const ConflictItem = Type.Object({
  kind: Type.Literal('conflict'),
  ...Common,
  contentKind: Type.String(),
  item: Type.String(),
  source: Type.String(),
  seq: Type.Integer(),
  title: Type.Optional(LocalizedText),
  /** Of a place that may be the listing. */
  twin: Type.Optional(
    Type.Object({
      sourceId: Type.String(),
      title: Type.Optional(LocalizedText),
      /** How far it lies from the listing. */
      metres: Type.Optional(Type.Integer()),
      alike: Type.Array(Type.Unsafe<MatchReason>({ type: 'string' })),
    }),
  ),
  /** By field path, only those in which the three are not the same; undefined where one has no such field. */
  fields: Type.Array(
    Type.Object({
      path: Type.String(),
      base: Type.Optional(Type.Unknown()),
      ours: Type.Optional(Type.Unknown()),
      theirs: Type.Optional(Type.Unknown()),
    }),
  ),
})

/** All that is needed to decide about one item. */
export const DeskItem = Type.Union([
  EditItem,
  ClaimItem,
  ReportItem,
  ReviewItem,
  QuestionItem,
  AnswerItem,
  ConflictItem,
])
export type DeskItem = Static<typeof DeskItem>
export type DeskItemOf<K extends DeskItem['kind']> = Extract<DeskItem, { kind: K }>
