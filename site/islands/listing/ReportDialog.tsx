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
import { ForUsers } from '../dialogs/ForUsers.tsx'
import { OutcomeDialog } from '../dialogs/OutcomeDialog.tsx'
import { Checkbox } from '../forms/Checkbox.tsx'
import { Choices } from '../forms/Choices.tsx'
import { Field } from '../forms/Field.tsx'
import { Form } from '../forms/Form.tsx'
import { Icon } from '../page/Icon.tsx'

type ReportWords = ListingDialogWords['report']

/** Reports a listing or a contribution on its page. */
export function ReportDialog(props: DialogProps) {
  const [subject] = useState(() => subjectOf(props.opener))
  return (
    <ForUsers {...props} name="report" about={subject.about}>
      {() => <Reporting {...props} subject={subject} />}
    </ForUsers>
  )
}

interface ReportingProps extends DialogProps {
  subject: ReportSubject
}

function Reporting({ subject, opener, onClose }: ReportingProps) {
  const { report: words, sent } = listingWordsNow()
  const { about } = subject
  const [answer, setAnswer] = useState<string>()
  const [form] = useState(() => createReportForm({ subject, buttonText: opener?.textContent ?? '', done: setAnswer }))
  if (answer !== undefined) {
    // After reporting a contribution, readers return to it.
    const leave = about ? onClose : () => location.assign(backTo(subject.backLink))
    return <OutcomeDialog title={sent.title} text={answer} button={sent.go} isFirst opener={opener} onLeave={leave} />
  }
  return (
    <Dialog title={about ? words.ofWords[about.kind] : words.title} opener={opener} onClose={onClose}>
      {about && <Quote about={about} label={words.ofWords.quoted} />}
      <p>{words.text}</p>
      <Form id="report" form={form} submit={words.submit}>
        <Fields subject={subject} />
      </Form>
    </Dialog>
  )
}

/** The type of problem and details. */
function Fields({ subject }: { subject: ReportSubject }) {
  const { report: words } = listingWordsNow()
  const [type, setType] = useState<string | number | undefined>(subject.type)
  const { about } = subject
  return (
    <>
      <Choices
        name="repType"
        label={about ? words.ofWords.type : words.type}
        choices={choicesOf(subject, words)}
        look="list"
        chosen={[type]}
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
          autoComplete="off"
        />
      )}
      <Field name="repContent" label={words.content} hint={about ? words.ofWords.contentHint : words.contentHint} />
      {type === 'illegal' && <Checkbox name="goodFaith" label={words.goodFaith} isRequired />}
    </>
  )
}

function subjectOf(opener: HTMLElement | undefined): ReportSubject {
  const about = reportedWords(opener)
  return about ? { ...reportSubject(), about } : reportSubject()
}

/** The types of reports, worded for a listing or for contributions. */
function choicesOf({ type, about }: ReportSubject, words: ReportWords) {
  const names: Readonly<Record<ReportType, string>> = about ? { ...words.types, ...words.ofWords.types } : words.types
  const choices: readonly ReportType[] = about ? WORDS_CHOICES : REPORT_CHOICES
  const types = type === 'critical' ? [type, ...choices] : choices
  return types.map((value) => ({ value, label: names[value] }))
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
