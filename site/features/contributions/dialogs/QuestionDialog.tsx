import { t } from '#site/ui/page/messages.ts'
import { QUESTION_CATEGORIES } from '#core/contract/choices.ts'
import { createQuestionForm } from '#site/features/contributions/writing.ts'
import type { DialogProps } from '#site/ui/dialogs/Dialog.tsx'
import { Choices } from '#site/ui/forms/Choices.tsx'
import { Field } from '#site/ui/forms/Field.tsx'
import { ListingName } from './ListingName.tsx'
import { ContributionDialog } from './ContributionDialog.tsx'

export function QuestionDialog(props: DialogProps) {
  const { forms, questions } = t('contributions.posts')
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
            look="row"
            defaultValue={draft['questionCategory']}
            isFirst
          />
          <Field
            name="question"
            label={forms.questionText}
            hint={forms.questionHint}
            defaultValue={draft['question']}
          />
        </>
      )}
    </ContributionDialog>
  )
}
