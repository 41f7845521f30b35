import { useState } from 'react'
import { textIn } from '#core/domain/localized.ts'
import {
  backTo,
  createReportForm,
  oneLine,
  REPORT_CHOICES,
  reportSubject,
} from '#site/stores/listing/report.ts'
import { listingWordsNow } from '#site/stores/listing/words.ts'
import { pageLang } from '#site/stores/page-lang.ts'
import { Dialog } from '../people/Dialog.tsx'
import type { DialogProps } from '../people/DialogHost.tsx'
import { Checkbox } from '../people/form/Checkbox.tsx'
import { Field } from '../people/form/Field.tsx'
import { Form } from '../people/form/Form.tsx'
import { SubmitButton } from '../people/form/SubmitButton.tsx'
import { TextArea } from '../people/form/TextArea.tsx'
import { Icon } from '../people/Icon.tsx'
import { useWords } from '../people/use-words.ts'
import { RadioList } from './RadioList.tsx'
import { SentDialog } from './SentDialog.tsx'

/** Tells the editors what is wrong with a listing. */
export function ReportDialog({ opener, onClose }: DialogProps) {
  const { common } = useWords()
  const { report: words } = listingWordsNow()
  const [subject] = useState(reportSubject)
  const [type, setType] = useState(subject.type)
  const [answer, setAnswer] = useState<string>()
  const [form] = useState(() =>
    createReportForm({
      subject,
      buttonText: opener?.textContent ?? '',
      done: setAnswer,
    }),
  )
  if (answer !== undefined)
    return <SentDialog text={answer} backTo={backTo(subject.backLink)} />
  const types =
    subject.type === 'critical'
      ? (['critical', ...REPORT_CHOICES] as const)
      : REPORT_CHOICES
  return (
    <Dialog title={words.title} opener={opener} onClose={onClose}>
      <p>{words.text}</p>
      <Form id="report" form={form} problemsTitle={common.problems}>
        <RadioList
          name="repType"
          legend={words.type}
          options={types.map((name) => [name, words.types[name]] as const)}
          chosen={type}
          onChoose={setType}
        />
        {type === 'illegal' && (
          <p className="notice is-warning">
            <Icon name="warning" />
            <span>{words.legal}</span>
          </p>
        )}
        <Field
          name="repTitle"
          label={words.repTitle}
          defaultValue={oneLine(textIn(pageLang(), subject.title))}
          maxLength={200}
          isRequired={false}
          autoComplete="off"
        />
        <TextArea
          name="repContent"
          label={words.content}
          hint={words.contentHint}
          maxLength={5000}
        />
        {type === 'illegal' && (
          <Checkbox name="goodFaith" label={words.goodFaith} isRequired />
        )}
        <SubmitButton label={words.submit} sending={common.sending} />
      </Form>
    </Dialog>
  )
}
