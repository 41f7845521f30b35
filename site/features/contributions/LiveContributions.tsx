import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { giveFeedback } from '#site/features/contributions/feedback.ts'
import { $questions, showAllQuestions } from '#site/features/contributions/questions.ts'
import { $reviews, toReviewPage } from '#site/features/contributions/reviews.ts'
import { $fresh } from '#site/features/contributions/thanks.ts'
import { type ContributionsActions, ContributionsProvider } from './context.ts'
import { Rating } from './Stars.tsx'
import { Contributions } from './Contributions.tsx'

const ACTIONS: ContributionsActions = {
  toReviewPage,
  giveFeedback,
  async showAllQuestions() {
    const shown = $questions.get().questions.length
    await showAllQuestions()
    // The button is gone: focus the first new item.
    const first = $questions.get().questions[shown]
    const item = first && document.getElementById(`question-${first._id}`)
    if (!item) return
    item.tabIndex = -1
    item.focus()
  },
}

interface Props {
  hasReviews: boolean
}

/** The lists of a page in their current state. */
export function LiveContributions({ hasReviews }: Props) {
  const words = t('contributions.posts')
  const reviews = useStore($reviews)
  const questions = useStore($questions)
  const fresh = useStore($fresh)
  const setting = { lang: pageLang(), words, actions: ACTIONS, fresh }
  const shown = hasReviews && { reviews }
  return <Contributions {...{ setting, questions, ...shown }} />
}

/** The stars in the page's head, which show the same rating. */
export function LiveRating() {
  const words = t('contributions.posts')
  const { mean, total } = useStore($reviews)
  return (
    <ContributionsProvider value={{ lang: pageLang(), words }}>
      <Rating mean={mean} total={total} />
    </ContributionsProvider>
  )
}
