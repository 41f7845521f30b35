import type { Answer, Question } from '#core/contract/questions.ts'
import { formatCount } from '#core/i18n/format.ts'
import { useContributions } from './context.ts'
import { ByLine, FeedbackButtons, ReportButton, written } from './parts.tsx'
import { Button } from '#site/ui/page/Button.tsx'

/** How many answers of a question are shown at first. */
export const ANSWERS_FIRST = 2

export function QuestionItem({ item }: { item: Question }) {
  const { words, fresh } = useContributions()
  const { questions } = words
  const id = `question-${item._id}`
  return (
    <li id={id} className={fresh === id ? 'stack gap-2 box contribution is-fresh' : 'stack gap-2 box contribution'}>
      <p className="eyebrow">
        {questions[`category${item.questionCategory}`]}
        {item.sample && <span className="badge is-sample">{questions.sample}</span>}
      </p>
      <h3 id={`${id}-text`} {...written(item.language)}>
        {item.question}
      </h3>
      <div className="cluster apart ends contribution-acts">
        <p>
          <ByLine {...item} />
        </p>
        <ReportButton kind="question" id={item._id} author={item.author} />
      </div>
      <Answers item={item} />
      <Button look="link" data-dialog="answer" data-qid={item._id} aria-describedby={`${id}-text`}>
        {questions.answer}
      </Button>
    </li>
  )
}

/** The first answers, and the others in `details`, which needs no JavaScript. */
function Answers({ item: { answers, answersTotal } }: { item: Question }) {
  const { lang, words } = useContributions()
  const { questions } = words
  if (answers.length === 0) return <p className="is-muted">{questions.noAnswers}</p>
  const rest = answers.slice(ANSWERS_FIRST)
  return (
    <>
      <p className="strong">{formatCount(lang, questions, 'answers', answersTotal)}</p>
      <AnswerList answers={answers.slice(0, ANSWERS_FIRST)} />
      {rest.length > 0 && (
        // It may have been opened before hydration.
        <details className="more" suppressHydrationWarning>
          <summary>
            <span className="when-closed">{formatCount(lang, questions, 'showAllAnswers', answersTotal)}</span>
            <span className="when-open">{questions.fewerAnswers}</span>
          </summary>
          <AnswerList answers={rest} />
        </details>
      )}
    </>
  )
}

function AnswerList({ answers }: { answers: readonly Answer[] }) {
  const { fresh } = useContributions()
  return (
    <ul className="stack answers">
      {answers.map(({ _id, answer, language, feedbacks, mine, ...by }) => {
        const id = `answer-${_id}`
        return (
          <li key={_id} id={id} className={fresh === id ? 'is-fresh' : ''}>
            <p id={`${id}-text`} className="pre-line contribution-text" {...written(language)}>
              {answer}
            </p>
            <p>
              <ByLine {...by} language={language} mine={mine} />
            </p>
            <div className="cluster apart ends contribution-acts">
              <FeedbackButtons kind="answers" id={_id} {...{ feedbacks, mine }} />
              <ReportButton kind="answer" id={_id} author={by.author} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
