import { useState } from 'react'
import { askedQuestion, type AskedQuestion } from '#site/stores/voices/asked.ts'
import { createAnswerForm } from '#site/stores/voices/writing.ts'
import type { DialogProps } from '../../people/DialogHost.tsx'
import { TextArea } from '../../people/form/TextArea.tsx'
import { useVoicesWords } from '../use-voices-words.ts'
import { VoiceDialog } from './VoiceDialog.tsx'

/** Answers the question whose button was pressed. */
export function AnswerDialog(props: DialogProps) {
  const [asked] = useState(() => askedQuestion(props.opener))
  if (!asked) return null
  const opener = props.opener ?? openerOf(asked)
  return <Answering {...props} opener={opener} asked={asked} />
}

function openerOf({ qid }: AskedQuestion): HTMLElement | undefined {
  const selector = `[data-qid="${qid}"]`
  return document.querySelector<HTMLElement>(selector) ?? undefined
}

interface AnsweringProps extends DialogProps {
  asked: AskedQuestion
}

function Answering({ asked, ...props }: AnsweringProps) {
  const { forms } = useVoicesWords()
  const { question, lang, dir } = asked
  return (
    <VoiceDialog
      {...props}
      kind="answer"
      title={forms.answer}
      about={
        <blockquote className="dialog-quote" lang={lang} dir={dir}>
          {question}
        </blockquote>
      }
      create={(writer) => createAnswerForm(asked, writer)}
      agree={forms.answerAgree}
      send={forms.sendAnswer}
    >
      {(draft) => (
        <TextArea
          name="answer"
          label={forms.answerText}
          hint={forms.answerHint}
          maxLength={3000}
          defaultValue={draft['answer']}
          isFirst
        />
      )}
    </VoiceDialog>
  )
}
