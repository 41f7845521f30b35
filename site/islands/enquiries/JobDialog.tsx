import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { fill } from '#core/i18n/fill.ts'
import { directWordsNow } from '#site/stores/enquiries/direct-words.ts'
import { createJobForm } from '#site/stores/enquiries/job.ts'
import { pageRecipient } from '#site/stores/enquiries/recipient.ts'
import { RESUME_TYPES, type Resume } from '#site/stores/enquiries/resume.ts'
import { wordsNow } from '#site/stores/page/words.ts'
import { Dialog } from '../dialogs/Dialog.tsx'
import type { DialogProps } from '../dialogs/dialog-props.ts'
import { DigitsField } from '../forms/DigitsField.tsx'
import { Field } from '../forms/Field.tsx'
import { FileField } from '../forms/FileField.tsx'
import { CaptchaForm } from '../captcha/CaptchaForm.tsx'
import { About } from './About.tsx'

/** Applies for the job in its opener's `data-job`. Stays open until it is sent. */
export function JobDialog({ opener, onClose }: DialogProps) {
  const { fields, job: words } = directWordsNow()
  const [recipient] = useState(pageRecipient)
  const [{ form, resume }] = useState(() => createJobForm({ recipient, done: onClose }))
  const job = opener?.dataset['job']
  return (
    <Dialog title={words.title} opener={opener} onClose={onClose}>
      <About recipient={recipient} part={job} />
      <CaptchaForm id="job" form={form} submit={words.submit} end={<p className="fine">{fields.privacy}</p>}>
        <Field name="name" label={fields.name} isFirst />
        <div className="stack field-pair">
          <DigitsField name="phone" label={fields.phone} hint={fields.phoneHint} />
          <Field name="email" label={fields.email} />
        </div>
        <Field name="msg" label={fields.message} defaultValue={job ? fill(words.message, { job }) : ''} />
        <ResumeField resume={resume} />
      </CaptchaForm>
    </Dialog>
  )
}

function ResumeField({ resume }: { resume: Resume }) {
  const { file, problem } = useStore(resume.$file)
  return (
    <FileField
      name="resumedoc"
      words={directWordsNow().file}
      accept={RESUME_TYPES}
      file={file}
      problem={problem && wordsNow().said[problem]}
      onChoose={resume.choose}
      onRemove={resume.remove}
    />
  )
}
