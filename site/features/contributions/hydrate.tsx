import { loadMessages } from '#site/ui/page/messages.ts'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { QuestionList } from '#core/contract/questions.ts'
import type { ReviewList } from '#core/contract/reviews.ts'
import { onceEach } from '#site/ui/page/once-each.ts'
import { isStoredCopy } from '#site/ui/page/stored-copy.ts'
import { loadQuestions, startQuestions } from '#site/features/contributions/questions.ts'
import { loadReviews, startReviews } from '#site/features/contributions/reviews.ts'
import { LiveRating, LiveContributions } from './LiveContributions.tsx'

/** The data that the lists were rendered from; the page embeds it. */
export interface ContributionsStart {
  /** Absent if the listing takes none. */
  reviews?: ReviewList
  questions: QuestionList
}

/** Hydrates the lists of the page, once, and brings them up to date unless they are read without a network. */
export async function hydrateContributions(): Promise<void> {
  const box = document.querySelector<HTMLElement>('[data-contributions]')
  if (box) await hydrate(box)
}

const hydrate = onceEach(async (box: HTMLElement): Promise<void> => {
  await loadMessages('contributions.posts')
  const start = box.nextElementSibling?.textContent ?? ''
  const { reviews, questions } = JSON.parse(start) as ContributionsStart
  if (reviews) startReviews(reviews)
  startQuestions(questions)
  hydrateRoot(box, <LiveContributions hasReviews={reviews !== undefined} />)
  const head = document.querySelector<HTMLElement>('[data-rating]')
  if (head) createRoot(head).render(<LiveRating />)
  if (isStoredCopy()) return
  if (reviews) void loadReviews()
  void loadQuestions()
})
