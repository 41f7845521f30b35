import type { Selectable } from 'kysely'
import type { Static, TObject } from 'typebox'
import type { ContributionFields, Feedbacks } from '#core/contract/contributions-parts.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { ReviewsTable } from '#data/store/posts.table.ts'

/** A page of a listing's contributions, as seen by `uid`; 0 is nobody. */
export interface ListSelection {
  tnid: number
  uid: number
  from: number
  count: number
  /** What is written in it comes first. */
  language?: Lang
}

/** Columns that new reviews, questions and answers share. */
export interface NewContribution {
  uid: number
  author: string
  language: string
  /** Whether it waits for an editor. */
  hidden: 0 | 1
  /** Why: HoldReason[] as JSON; empty if it does not. */
  held: string
  at: number
}

type Row = Pick<Selectable<ReviewsTable>, 'uid' | 'author' | 'language' | 'sample' | 'at'>

/** The fields that reviews, questions and answers share, as seen by `caller`; 0 is nobody. */
export const contributionFields = (
  { uid, author, language, sample, at }: Row,
  caller: number,
): Static<TObject<typeof ContributionFields>> => ({
  uid,
  author,
  ...(caller > 0 && uid === caller && { mine: true }),
  language,
  sample: sample === 1,
  at,
})

export const NO_FEEDBACKS: Feedbacks = { up: 0, down: 0 }
