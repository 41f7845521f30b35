import type { Texts } from '#core/i18n/messages.ts'
import { t } from '#site/ui/page/messages.ts'
import { useState } from 'react'
import type { ReportType } from '#core/contract/reports.ts'
import { textIn } from '#core/terms/localized.ts'
import {
  backTo,
  placeOf,
  titleOf,
  REPORT_CHOICES,
  reportForm,
  reportSubject,
  WORDS_CHOICES,
  type ReportSubject,
} from '#site/features/listing/report.ts'
import { reportedWords, type ReportedWords } from '#site/features/listing/reported.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import type { DialogProps } from '#site/ui/dialogs/Dialog.tsx'
import { Checkbox } from '#site/ui/forms/Checkbox.tsx'
import { Choices } from '#site/ui/forms/Choices.tsx'
import { Field } from '#site/ui/forms/Field.tsx'
import { Icon } from '#site/ui/page/Icon.tsx'
import { ListingForm } from './ListingForm.tsx'

type ReportWords = Texts<'listing.dialogs'>['report']

/** Reports a listing or a contribution on its page. */
export function ReportDialog(props: DialogProps) {
  const { report: words } = t('listing.dialogs')
  const { opener } = props
  const [subject] = useState(() => subjectOf(opener))
  const [options] = useState(() => reportForm(subject, opener?.textContent ?? ''))
  const { about } = subject
  return (
    <ListingForm
      {...props}
      {...options}
      name="report"
      about={about}
      title={about ? words.ofWords[about.kind] : words.title}
      head={about && <Quote about={about} label={words.ofWords.quoted} />}
      text={words.text}
      submit={words.submit}
      next={about ? placeOf(about) : backTo(subject.backLink)}
    >
      <Fields subject={subject} />
    </ListingForm>
  )
}

/** The type of problem and details. */
function Fields({ subject }: { subject: ReportSubject }) {
  const { report: words } = t('listing.dialogs')
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
