import { Type, type Static } from 'typebox'
import { Closed } from '#core/contract/parts/common.ts'
import { Day, Key, Line } from './parts.ts'

/** An invented review of a sample listing. */
export const SeedReview = Closed({
  tnid: Type.Integer({ minimum: 1 }),
  author: Line,
  reviewTitle: Line,
  reviewContent: Type.String({ minLength: 1, maxLength: 4000 }),
  reviewPriceRange: Key,
  food: Type.Integer({ minimum: 1, maximum: 5 }),
  service: Type.Integer({ minimum: 1, maximum: 5 }),
  value: Type.Integer({ minimum: 1, maximum: 5 }),
  day: Day,
  language: Type.String({ pattern: '^(en|he|fr|es|ru|de)$' }),
})
export type SeedReview = Static<typeof SeedReview>

export const SeedQuestion = Closed({
  tnid: Type.Integer({ minimum: 1 }),
  author: Line,
  questionCategory: Type.Integer({ minimum: 1, maximum: 4 }),
  question: Type.String({ minLength: 1, maxLength: 2000 }),
  day: Day,
  language: Type.String({ pattern: '^(en|he|fr|es|ru|de)$' }),
  answers: Type.Array(
    Closed({
      author: Line,
      answer: Type.String({ minLength: 1, maxLength: 2000 }),
      day: Day,
    }),
  ),
})
export type SeedQuestion = Static<typeof SeedQuestion>
