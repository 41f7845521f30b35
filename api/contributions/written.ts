import type { Selectable } from 'kysely'
import type { Static, TObject } from 'typebox'
import type { Feedbacks, Written } from '#core/contract/contributions-parts.ts'
import type { ReviewsTable } from '#data/store/posts.table.ts'

/** A part of what was written about a listing, as `uid` sees it; 0 is nobody. */
export interface Asked {
  tnid: number
  uid: number
  from: number
  count: number
}

/** What reviews, questions and answers share, when they are written. */
export interface NewWords {
  uid: number
  author: string
  language: string
  /** Whether it waits for an editor. */
  hidden: 0 | 1
  at: number
}

type Row = Pick<Selectable<ReviewsTable>, 'uid' | 'author' | 'language' | 'sample' | 'at'>

/** Who wrote something, and when, as `uid` sees it. */
export const writtenOf = (
  { uid, author, language, sample, at }: Row,
  caller: number,
): Static<TObject<typeof Written>> => ({
  uid,
  author,
  ...(caller > 0 && uid === caller && { mine: true }),
  language,
  sample: sample === 1,
  at,
})

export const NO_FEEDBACKS: Feedbacks = { up: 0, down: 0 }
