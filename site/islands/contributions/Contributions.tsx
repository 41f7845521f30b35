import type { QuestionsShown } from '#site/stores/contributions/questions.ts'
import type { ReviewsShown } from '#site/stores/contributions/reviews.ts'
import { ContributionsProvider, type ContributionsSetting } from './context.ts'
import { Questions } from './Questions.tsx'
import { Reviews } from './Reviews.tsx'

interface Props {
  setting: ContributionsSetting
  /** Absent where none are written. */
  reviews?: ReviewsShown
  questions: QuestionsShown
}

/** Reviews and questions of a listing: as HTML and, to the letter the same, once they are woken. */
export function Contributions({ setting, reviews, questions }: Props) {
  return (
    <ContributionsProvider value={setting}>
      {reviews && <Reviews shown={reviews} />}
      <Questions shown={questions} />
    </ContributionsProvider>
  )
}
