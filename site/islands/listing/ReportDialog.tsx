import type { ListingDialogWords } from '#core/i18n/words.ts'
import { useState } from 'react'
import type { ReportType } from '#core/contract/reports.ts'
import { textIn } from '#core/domain/localized.ts'
import {
  backTo,
  createReportForm,
  titleOf,
  REPORT_CHOICES,
  reportSubject,
  WORDS_CHOICES,
  type ReportSubject,
} from '#site/stores/listing/report.ts'
import { reportedWords, type ReportedWords } from '#site/stores/listing/reported.ts'
import { listingWordsNow } from '#site/stores/listing/words.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import { Dialog } from '../dialogs/Dialog.tsx'
import type { DialogProps } from '../dialogs/dialog-props.ts'
import { Checkbox } from '../forms/Checkbox.tsx'
import { Field } from '../forms/Field.tsx'
import { Form } from '../forms/Form.tsx'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import { TextArea } from '../forms/TextArea.tsx'
import { Icon } from '../page/Icon.tsx'
import { useWords } from '../page/use-words.ts'
import { RadioList } from './RadioList.tsx'
import { SentDialog } from './SentDialog.tsx'

type ReportWords = ListingDialogWords['report']

/** Tells the editors what is wrong with a listing, or with words that stand on its page. */
export function ReportDialog({ opener, onClose }: DialogProps) {
  const { common } = useWords()
  const { report: words } = listingWordsNow()
  const [subject] = useState(() => subjectOf(opener))
  const { about } = subject
  const [answer, setAnswer] = useState<string>()
  const [form] = useState(() =>
    createReportForm({
      subject,
      buttonText: opener?.textContent ?? '',
      done: setAnswer,
    }),
  )
  if (answer !== undefined) {
    // Who reported words reads on where they stand.
    const leave = about ? onClose : () => location.assign(backTo(subject.backLink))
    return <SentDialog text={answer} opener={opener} onLeave={leave} />
  }
  return (
    <Dialog title={about ? words.ofWords[about.kind] : words.title} opener={opener} onClose={onClose}>
      {about && <Quote about={about} label={words.ofWords.quoted} />}
      <p>{words.text}</p>
      <Form id="report" form={form} problemsTitle={common.problems}>
        <Fields subject={subject} />
        <SubmitButton label={words.submit} sending={common.sending} />
      </Form>
    </Dialog>
  )
}

/** What is wrong, and what the editors should know of it. */
function Fields({ subject }: { subject: ReportSubject }) {
  const { common } = useWords()
  const { report: words } = listingWordsNow()
  const [type, setType] = useState(subject.type)
  const { about } = subject
  return (
    <>
      <RadioList
        name="repType"
        legend={about ? words.ofWords.type : words.type}
        options={choicesOf(subject, words)}
        chosen={type}
        onChoose={setType}
      />
      {type === 'illegal' && (
        <p className="notice is-warning">
          <Icon name="warning" />
          <span>{words.legal}</span>
        </p>
      )}
      {!about && (
        <Field
          name="repTitle"
          label={words.repTitle}
          defaultValue={titleOf(textIn(pageLang(), subject.title))}
          maxLength={200}
          isRequired={false}
          autoComplete="off"
        />
      )}
      <TextArea
        name="repContent"
        label={words.content}
        hint={about ? words.ofWords.contentHint : words.contentHint}
        most={5000}
        tooLong={common.tooLong}
      />
      {type === 'illegal' && <Checkbox name="goodFaith" label={words.goodFaith} isRequired />}
    </>
  )
}

function subjectOf(opener: HTMLElement | undefined): ReportSubject {
  const about = reportedWords(opener)
  return about ? { ...reportSubject(), about } : reportSubject()
}

/** What can be chosen, as it reads of the listing or of words. */
function choicesOf({ type, about }: ReportSubject, words: ReportWords) {
  const names: Readonly<Record<ReportType, string>> = about ? { ...words.types, ...words.ofWords.types } : words.types
  const choices: readonly ReportType[] = about ? WORDS_CHOICES : REPORT_CHOICES
  const types = type === 'critical' ? [type, ...choices] : choices
  return types.map((name) => [name, names[name]] as const)
}

function Quote({ about, label }: { about: ReportedWords; label: string }) {
  const { title, text, lang, dir } = about
  return (
    <figure className="dialog-reported" aria-label={label}>
      <blockquote lang={lang} dir={dir}>
        {title && <b>{title}</b>}
        <p>{text}</p>
      </blockquote>
    </figure>
  )
}
