import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useId } from 'react'
import type { DeskItemOf, HintAnswer } from '#core/contract/desk.ts'
import { HINT_QUESTIONS, isPhotoPublished, type HintQuestion } from '#core/terms/hints.ts'
import { format, formatCount } from '#core/i18n/format.ts'
import { dayDateText } from '#core/text/values.ts'
import { EXAMPLES } from '#site/features/desk/queue/deciding.ts'
import { chosenAnswer, OWN_FIELDS } from '#site/features/desk/documents/draft.ts'
import { formatIsolated } from '#site/features/desk/format-isolated.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { Field } from '#site/ui/forms/Field.tsx'
import { LooseFields } from '#site/ui/forms/LooseFields.tsx'
import { Pictures } from './EditView.tsx'
import { personName } from '../parts.tsx'
import { useDesk } from '../use-desk.ts'
import { LineInput } from '#site/features/edit/LineInput.tsx'

interface Props {
  item: DeskItemOf<'hint'>
  isOld: boolean
}

/** What visitors answer about a listing, equal answers together: one of them is decided at a time. */
export function HintView({ item, isOld }: Props) {
  const draft = useStore(useDesk().$draft)
  const { hint } = t('desk.page')
  const chosen = chosenAnswer(item, draft)
  if (!chosen) return <p className="is-muted">{hint.none}</p>
  return (
    <>
      <fieldset className="stack gap-4">
        <legend className="strong">{hint.which}</legend>
        {HINT_QUESTIONS.map((question) => {
          const answers = item.answers.filter((answer) => answer.question === question)
          return answers.length > 0 && <Question key={question} {...{ question, answers, chosen, isOld }} />
        })}
      </fieldset>
      {chosen.question === 'kitchen' && <p className="notice">{hint.kitchenNote}</p>}
      <div className="stack gap-4 desk-beside">
        <Pictures item={chosen} isOld={isOld || !isPhotoPublished(chosen.question)} />
        {chosen.isText && !isOld && <OwnLine answer={chosen} />}
      </div>
    </>
  )
}

interface QuestionProps {
  question: HintQuestion
  answers: readonly HintAnswer[]
  chosen: HintAnswer
  isOld: boolean
}

function Question({ question, answers, chosen, isOld }: QuestionProps) {
  const desk = useDesk()
  const { hint } = t('desk.page')
  return (
    <div className="stack gap-2">
      <h3>{hint[question]}</h3>
      {answers.map((answer) => (
        <label key={answer.ids[0]} className="tops desk-check">
          <input
            type="radio"
            name="hint"
            disabled={isOld}
            checked={answer === chosen}
            onChange={() => desk.change({ hint: answer.ids[0]!, values: {}, skippedPictures: [] })}
          />
          <Answer answer={answer} />
        </label>
      ))}
    </div>
  )
}

/** An answer, how many say so, who of them has an account, and the words where hours were read from them. */
function Answer({ answer }: { answer: HintAnswer }) {
  const { hint } = t('desk.page')
  const { count, people, words, shabbat } = answer
  const names = people.map(personName).join(', ')
  return (
    <span className="stack gap-1">
      <span>
        <AnswerText answer={answer} /> · {formatCount(pageLang(), hint, 'says', count)}
      </span>
      {shabbat && <span className="fine">{format(hint.week, { date: dayDateText(pageLang(), shabbat) })}</span>}
      {names && <span className="fine">{formatIsolated(hint.accounts, { names })}</span>}
      {words.map((text) => (
        <span key={text} className="fine" dir="auto">
          {formatIsolated(hint.typed, { text })}
        </span>
      ))}
    </span>
  )
}

function AnswerText({ answer: { question, answer, isText, language } }: { answer: HintAnswer }) {
  const { answers, photoOnly } = t('desk.page').hint
  if (!OWN_FIELDS[question]) return <b>{answers[answer as keyof typeof answers]}</b>
  if (answer === '') return <span className="quiet">{photoOnly}</span>
  return isText ? (
    <b lang={language} dir="auto">
      {answer}
    </b>
  ) : (
    <b>
      <bdi dir="ltr">{answer}</bdi>
    </b>
  )
}

/** Hours or prayer times that an editor writes in place of a visitor's words, or reads on the photo. */
function OwnLine({ answer: { question, answer } }: { answer: HintAnswer }) {
  const desk = useDesk()
  const { hint } = t('desk.page')
  const { values } = useStore(desk.$draft)
  const field = OWN_FIELDS[question]!
  const put = (text: string) => desk.change({ values: text === '' ? {} : { [field]: text } })
  return (
    <LooseFields id={useId()}>
      {answer !== '' && <p>{question === 'hours' ? hint.text : hint.textPrayers}</p>}
      {question === 'hours' ? (
        <Field
          name={field}
          kind="key"
          label={hint.hoursByDay}
          hint={EXAMPLES.hours}
          value={values.hours ?? ''}
          onValue={put}
        />
      ) : (
        <fieldset className="stack gap-2">
          <legend className="strong">{hint.timesByService}</legend>
          <LineInput kind={field} name={field} value={values[field] ?? ''} onValue={put} />
        </fieldset>
      )}
    </LooseFields>
  )
}
