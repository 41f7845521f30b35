import { QUESTION_CATEGORIES } from '#core/contract/questions.ts'
import { createQuestionForm } from '#site/stores/contributions/writing.ts'
import type { DialogProps } from '../../dialogs/dialog-props.ts'
import { Choices } from '../../forms/Choices.tsx'
import { TextArea } from '../../forms/TextArea.tsx'
import { useWords } from '../../page/use-words.ts'
import { useContributionsWords } from '../use-contributions-words.ts'
import { ListingName } from './ListingName.tsx'
import { ContributionDialog } from './ContributionDialog.tsx'

/** Asks something about the listing of the page. */
export function QuestionDialog(props: DialogProps) {
  const { common } = useWords()
  const { forms, questions } = useContributionsWords()
  return (
    <ContributionDialog
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
    </ContributionDialog>
  )
}
