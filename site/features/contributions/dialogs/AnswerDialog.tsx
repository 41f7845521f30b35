import { t } from '#site/ui/page/messages.ts'
import { useState } from 'react'
import { createAnswerForm } from '#site/features/contributions/writing.ts'
import type { DialogProps } from '#site/ui/dialogs/Dialog.tsx'
import { Field } from '#site/ui/forms/Field.tsx'
import { ContributionDialog } from './ContributionDialog.tsx'
import { takeAbout } from '#site/ui/dialogs/intent.ts'

/** Answers the question whose button was pressed. */
export function AnswerDialog(props: DialogProps) {
  const [asked] = useState(() => askedQuestion(props.opener))
  if (!asked) return null
  const opener = answerButton(asked) ?? props.opener
  return <Answering {...props} opener={opener} asked={asked} />
}

interface AnsweringProps extends DialogProps {
  asked: AskedQuestion
}

function Answering({ asked, ...props }: AnsweringProps) {
  const { forms } = t('contributions.posts')
  const { question, lang, dir } = asked
  return (
    <ContributionDialog
      {...props}
      kind="answer"
      about={asked}
      title={forms.answer}
      head={
        <blockquote className="strong pre-line dialog-quote" lang={lang} dir={dir}>
          {question}
        </blockquote>
      }
      create={(writer) => createAnswerForm(asked, writer)}
      agree={forms.answerAgree}
      send={forms.sendAnswer}
    >
      {(draft) => (
        <Field name="answer" label={forms.answerText} hint={forms.answerHint} defaultValue={draft['answer']} isFirst />
      )}
    </ContributionDialog>
  )
}

/** The question to answer. */
interface AskedQuestion {
  qid: number
  question: string
  /** Language of the text. */
  lang: string
  dir: string
}

/** The question of the pressed button as the page shows it, or the one chosen before the log-in. */
function askedQuestion(opener: HTMLElement | undefined): AskedQuestion | undefined {
  const resumed = takeAbout('answer') as AskedQuestion | undefined
  const qid = Number(opener?.dataset['qid'])
  const shown = document.getElementById(`question-${qid}-text`)
  if (resumed || !shown) return resumed
  const { lang, dir, textContent: question } = shown
  return { qid, question, lang, dir }
}

/** The button that answers a question. */
function answerButton({ qid }: AskedQuestion): HTMLElement | undefined {
  const selector = `[data-qid="${qid}"]`
  return document.querySelector<HTMLElement>(selector) ?? undefined
}
