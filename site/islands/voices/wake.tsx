import { createRoot, hydrateRoot } from 'react-dom/client'
import type { QuestionList } from '#core/contract/questions.ts'
import type { ReviewList } from '#core/contract/reviews.ts'
import { pageLang } from '#site/stores/page-lang.ts'
import { loadQuestions, startQuestions } from '#site/stores/voices/questions.ts'
import { loadReviews, startReviews } from '#site/stores/voices/reviews.ts'
import { loadVoicesWords } from '#site/stores/voices/words.ts'
import { LiveRating, LiveVoices } from './LiveVoices.tsx'

/** What the HTML of the lists was made of; it stands beside them. */
export interface VoicesStart {
  reviews: ReviewList
  questions: QuestionList
}

let woken: Promise<void> | undefined

/** Makes the lists of the page answer and brings them up to date, once. */
export function wakeVoices(): Promise<void> {
  woken ??= wake().catch((error) => {
    woken = undefined
    throw error
  })
  return woken
}

async function wake(): Promise<void> {
  const box = document.querySelector<HTMLElement>('[data-voices]')
  const start = box?.nextElementSibling?.textContent
  if (!box || !start) return
  await loadVoicesWords(pageLang())
  const { reviews, questions } = JSON.parse(start) as VoicesStart
  startReviews(reviews)
  startQuestions(questions)
  await new Promise<void>((resolve) => {
    hydrateRoot(box, <LiveVoices onAwake={resolve} />)
  })
  const head = document.querySelector<HTMLElement>('[data-rating]')
  if (head) createRoot(head).render(<LiveRating />)
  void loadReviews()
  void loadQuestions()
}
