import type { QuestionsShown } from '#site/features/contributions/questions.ts'
import type { ReviewsShown } from '#site/features/contributions/reviews.ts'
import { ContributionsProvider, type ContributionsSetting } from './context.ts'
import { Questions } from './Questions.tsx'
import { Reviews } from './Reviews.tsx'

interface Props {
  setting: ContributionsSetting
  /** Absent if the listing takes none. */
  reviews?: ReviewsShown
  questions: QuestionsShown
}

/** Reviews and questions of a listing; hydration must match this HTML. */
export function Contributions({ setting, reviews, questions }: Props) {
  return (
    <ContributionsProvider value={setting}>
      {reviews && <Reviews shown={reviews} />}
      <Questions shown={questions} />
    </ContributionsProvider>
  )
}
