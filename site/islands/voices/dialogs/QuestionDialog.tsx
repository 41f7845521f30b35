import { QUESTION_CATEGORIES } from '#core/contract/questions.ts'
import { createQuestionForm } from '#site/stores/voices/writing.ts'
import type { DialogProps } from '../../dialogs/dialog-props.ts'
import { Choices } from '../../forms/Choices.tsx'
import { TextArea } from '../../forms/TextArea.tsx'
import { useWords } from '../../page/use-words.ts'
import { useVoicesWords } from '../use-voices-words.ts'
import { ListingName } from './ListingName.tsx'
import { VoiceDialog } from './VoiceDialog.tsx'

/** Asks something about the listing of the page. */
export function QuestionDialog(props: DialogProps) {
  const { common } = useWords()
  const { forms, questions } = useVoicesWords()
  return (
    <VoiceDialog
      {...props}
      kind="question"
      title={forms.question}
      head={<ListingName text={forms.questionAbout} />}
      create={createQuestionForm}
      agree={forms.questionAgree}
      send={forms.sendQuestion}
    >
      {(draft) => (
        <>
          <Choices
            name="questionCategory"
            label={forms.category}
            choices={QUESTION_CATEGORIES.map((category) => ({
              value: String(category),
              label: questions[`category${category}`],
            }))}
            defaultValue={draft['questionCategory']}
            isFirst
          />
          <TextArea
            name="question"
            label={forms.questionText}
            hint={forms.questionHint}
            most={2000}
            tooLong={common.tooLong}
            defaultValue={draft['question']}
          />
        </>
      )}
    </VoiceDialog>
  )
}
