import { useState } from 'react'
import { createAnswerForm } from '#site/stores/contributions/writing.ts'
import type { DialogProps } from '../../dialogs/Dialog.tsx'
import { Field } from '../../forms/Field.tsx'
import { contributionsWordsNow } from '#site/stores/contributions/words.ts'
import { answerButton, askedQuestion, type AskedQuestion } from './asked.ts'
import { ContributionDialog } from './ContributionDialog.tsx'

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
  const { forms } = contributionsWordsNow()
  const { question, lang, dir } = asked
  return (
    <ContributionDialog
      {...props}
      kind="answer"
      about={asked}
      title={forms.answer}
      head={
        <blockquote className="dialog-quote" lang={lang} dir={dir}>
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
