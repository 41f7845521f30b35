import { formatCount, format } from '#core/i18n/format.ts'
import { shownRange } from '#core/text/values.ts'
import type { QuestionsShown } from '#site/features/contributions/questions.ts'
import { useContributions } from './context.ts'
import { ownFirst } from './parts.tsx'
import { QuestionItem } from './QuestionItem.tsx'
import { Button } from '#site/ui/page/Button.tsx'

/** The questions of a listing with their answers: the first ones, then all. */
export function Questions({ shown }: { shown: QuestionsShown }) {
  const { lang, words, actions } = useContributions()
  const { questions: list, total, isLoading } = shown
  const { questions } = words
  const hasMore = total > list.length
  const range = shownRange(lang, { page: 1, size: list.length, total })
  return (
    <section className="section" id="questions" aria-labelledby="questions-title" aria-busy={isLoading}>
      <div className="cluster section-head">
        <h2 id="questions-title">{questions.title}</h2>
        <Button data-dialog="question">{questions.add}</Button>
      </div>
      <div className="cluster contributions-bar">
        {list.length === 0 && <p className="is-muted">{questions.none}</p>}
        <p className="quiet far contributions-range" role="status">
          {hasMore && format(words.range, range)}
        </p>
      </div>
      {list.length > 0 && (
        <ul className="contributions">
          {ownFirst(lang, list).map((item) => (
            <QuestionItem key={item._id} item={item} />
          ))}
        </ul>
      )}
      {hasMore && (
        <Button className="above-5 show-all" onClick={actions?.showAllQuestions}>
          {formatCount(lang, questions, 'showAll', total)}
        </Button>
      )}
    </section>
  )
}
