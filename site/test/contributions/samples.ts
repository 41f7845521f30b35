import { loadMessages } from '#site/ui/page/messages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { Answer, Question } from '#core/contract/questions.ts'
import type { Review } from '#core/contract/reviews.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { PageListing } from '#site/ui/page/page-listing.ts'
import { setKnown } from '#site/ui/storage/write.ts'
import { startQuestions } from '#site/features/contributions/questions.ts'
import { startReviews } from '#site/features/contributions/reviews.ts'
import { fakeApi, miriam, SESSION, sessionOf } from '../people/fake-api.ts'
import { openPage } from '../people/page.ts'

export const TNID = 900001
const at = Date.UTC(2026, 9, 20)
const written = { uid: 3, author: 'Noa', language: 'en', sample: false, at }
const feedbacks = { up: 0, down: 0 }

export function review(_id: number, fields: Partial<Review> = {}): Review {
  return {
    _id,
    tnid: TNID,
    ...written,
    reviewTitle: `Review ${_id}`,
    reviewContent: 'Warm bread.\nWarm people.',
    reviewPriceRange: 'low',
    reviewRating: { food: 5, service: 4, value: 4, overAll: 4.33 },
    feedbacks,
    ...fields,
  }
}

export function answer(_id: number, fields: Partial<Answer> = {}): Answer {
  return {
    _id,
    qid: 1,
    question: 'Question 1?',
    ...written,
    answer: `Answer ${_id}`,
    feedbacks,
    ...fields,
  }
}

export function question(_id: number, fields: Partial<Question> = {}): Question {
  const { answers = [] } = fields
  return {
    _id,
    tnid: TNID,
    ...written,
    questionCategory: 2,
    question: `Question ${_id}?`,
    answersTotal: answers.length,
    ...fields,
    answers,
  }
}

/** Numbers from the first to the last. */
export const upTo = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at)

export const reviewsAt = (uid: number, from = 0) =>
  `GET /rest/tjt/itemreviews/${uid}/${TNID}?from=${from}&count=6&language=en`
export const questionsAt = (uid: number, from = 0, count = 6) =>
  `GET /rest/tjt/itemquestions/${uid}/${TNID}?from=${from}&count=${count}`

/** Miriam, with the tokens of what she may do here. */
export const writer = {
  ...miriam,
  tokens: {
    'POST addreview': 'token-review',
    'POST addquestion': 'token-question',
    'POST addanswer': 'token-answer',
    'PUT feedbackitem': 'token-feedback',
    'GET itemreviews': 'token-reviews',
    'GET itemquestions': 'token-questions',
  },
}

interface Setting {
  answers?: Parameters<typeof fakeApi>[0]
  /** Whether somebody has logged in. */
  isUser?: boolean
  lang?: Lang
  /** What else the page says of its listing. */
  more?: Partial<PageListing>
}

/** The page of a listing over an API, with nothing written about it yet. */
export async function openListing({ answers = {}, isUser = false, lang = 'en', more }: Setting = {}) {
  const session = { body: isUser ? writer : sessionOf() }
  const api = fakeApi({ [SESSION]: session, ...answers })
  const { errors, toasts } = await openPage(api.send, { lang, path: '/listing' })
  await loadMessages('contributions.posts', lang)
  setKnown(isUser)
  startReviews({ total: 0, reviews: [] })
  startQuestions({ total: 0, questions: [] })
  const article = document.createElement('article')
  article.dataset['listing'] = JSON.stringify({
    tnid: TNID,
    dtype: 228,
    title: { en: 'Cafe Rimon', he: 'קפה רימון' },
    position: [31.77, 35.2],
    ...more,
  })
  document.body.append(article)
  return { ...api, errors, toasts, words: MESSAGES[lang].contributions.posts, article }
}
