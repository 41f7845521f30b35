import type { QuestionsShown } from '#site/stores/voices/questions.ts'
import type { ReviewsShown } from '#site/stores/voices/reviews.ts'
import { VoicesProvider, type VoicesSetting } from './context.ts'
import { Questions } from './Questions.tsx'
import { Reviews } from './Reviews.tsx'

interface Props {
  setting: VoicesSetting
  /** Absent where none are written. */
  reviews?: ReviewsShown
  questions: QuestionsShown
}

/** Reviews and questions of a listing: as HTML and, to the letter the same, once they are woken. */
export function Voices({ setting, reviews, questions }: Props) {
  return (
    <VoicesProvider value={setting}>
      {reviews && <Reviews shown={reviews} />}
      <Questions shown={questions} />
    </VoicesProvider>
  )
}
