import type { Lang } from '#core/i18n/languages.ts'

// Contributions as pages show them.

export interface PageReview {
  id: number
  author: string
  reviewTitle: string
  reviewContent: string
  reviewPriceRange: string
  reviewRating: {
    food: number
    service: number
    value: number
    overAll: number
  }
  /** Epoch milliseconds. */
  at: number
  language: Lang
  sample: boolean
  /** The name of the former site on which it was written: it counts in no rating. */
  former?: string
}

export interface ShownQuestion {
  id: number
  author: string
  questionCategory: 1 | 2 | 3 | 4
  question: string
  at: number
  language: Lang
  sample: boolean
  /** Oldest first. */
  answers: readonly ShownAnswer[]
  answersTotal: number
}

export interface ShownAnswer {
  id: number
  author: string
  answer: string
  at: number
  language: Lang
  sample: boolean
}
