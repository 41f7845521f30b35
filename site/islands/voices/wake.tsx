import { createRoot, hydrateRoot } from 'react-dom/client'
import type { QuestionList } from '#core/contract/questions.ts'
import type { ReviewList } from '#core/contract/reviews.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { loadQuestions, startQuestions } from '#site/stores/voices/questions.ts'
import { loadReviews, startReviews } from '#site/stores/voices/reviews.ts'
import { loadVoicesWords } from '#site/stores/voices/words.ts'
import { LiveRating, LiveVoices } from './LiveVoices.tsx'

/** What the HTML of the lists was made of; it stands beside them. */
export interface VoicesStart {
  /** Absent where none are written. */
  reviews?: ReviewList
  questions: QuestionList
}

const woken = new WeakMap<HTMLElement, Promise<void>>()

/** Makes the lists of the page answer and brings them up to date, once. */
export async function wakeVoices(): Promise<void> {
  const box = document.querySelector<HTMLElement>('[data-voices]')
  if (!box) return
  const known = woken.get(box)
  if (known) return known
  const waking = wake(box)
  woken.set(box, waking)
  waking.catch(() => woken.delete(box))
  await waking
}

async function wake(box: HTMLElement): Promise<void> {
  await loadVoicesWords(pageLang())
  const start = box.nextElementSibling?.textContent ?? ''
  const { reviews, questions } = JSON.parse(start) as VoicesStart
  if (reviews) startReviews(reviews)
  startQuestions(questions)
  await new Promise<void>((resolve) => {
    hydrateRoot(box, <LiveVoices hasReviews={reviews !== undefined} onAwake={resolve} />)
  })
  const head = document.querySelector<HTMLElement>('[data-rating]')
  if (head) createRoot(head).render(<LiveRating />)
  if (reviews) void loadReviews()
  void loadQuestions()
}
