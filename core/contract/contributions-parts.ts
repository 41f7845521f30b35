import { Type, type Static } from 'typebox'
import { TRENDS } from './choices.ts'
import { OneOf } from './parts/common.ts'

/** What visitors write on a listing's page. */
export const ContributionKind = OneOf(['review', 'question', 'answer'])
export type ContributionKind = Static<typeof ContributionKind>

export const Trend = OneOf(TRENDS)
export type Trend = Static<typeof Trend>

/** How many found it helpful or not; `me…` is the caller's own feedback. */
export const Feedbacks = Type.Object({
  up: Type.Integer(),
  down: Type.Integer(),
  meup: Type.Optional(Type.Boolean()),
  medown: Type.Optional(Type.Boolean()),
})
export type Feedbacks = Static<typeof Feedbacks>

/** Author, language and time: the fields that reviews, questions and answers share. */
export const ContributionFields = {
  /** The author's; 0 for samples and deleted accounts. */
  uid: Type.Integer(),
  /** Empty for a deleted account. */
  author: Type.String(),
  /** Whether the caller wrote it. */
  mine: Type.Optional(Type.Boolean()),
  /** Of the text. */
  language: Type.String(),
  sample: Type.Boolean(),
  /** Epoch milliseconds. */
  at: Type.Integer(),
} as const

/** A page of a list, newest first: at most `count` rows, after the first `from`. */
export const ListPageQuery = Type.Object({
  from: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
})
