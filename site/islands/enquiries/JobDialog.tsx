import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { MAX_MESSAGE } from '#core/contract/enquiry-limits.ts'
import { createJobForm } from '#site/stores/enquiries/job.ts'
import { pageRecipient } from '#site/stores/enquiries/recipient.ts'
import { RESUME_TYPES, type Resume } from '#site/stores/enquiries/resume.ts'
import { directWordsNow } from '#site/stores/enquiries/direct-words.ts'
import { fill } from '#core/i18n/fill.ts'
import { Captcha } from '../captcha/Captcha.tsx'
import { Dialog } from '../dialogs/Dialog.tsx'
import type { DialogProps } from '../dialogs/dialog-props.ts'
import { FileField } from '../forms/FileField.tsx'
import { Form } from '../forms/Form.tsx'
import { PhoneField } from '../forms/PhoneField.tsx'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import { TextArea } from '../forms/TextArea.tsx'
import { useWords } from '../page/use-words.ts'
import { About, EmailField, NameField, useSender } from './Sender.tsx'

/** Applies for the job that its opener names in `data-job`. It stays until it has been sent. */
export function JobDialog({ opener, onClose }: DialogProps) {
  const { common } = useWords()
  const { fields, job: words } = directWordsNow()
  const [recipient] = useState(pageRecipient)
  const [{ form, captcha, resume }] = useState(() => createJobForm({ recipient, done: onClose }))
  const { name, email } = useSender()
  const job = opener?.dataset['job']
  return (
    <Dialog title={words.title} opener={opener} onClose={onClose}>
      <About recipient={recipient} part={job} />
      <Form id="job" form={form} problemsTitle={common.problems}>
        <NameField prefill={name} isFirst />
        <div className="field-pair">
          <PhoneField name="phone" label={fields.phone} hint={fields.phoneHint} />
          <EmailField prefill={email} />
        </div>
        <TextArea
          name="msg"
          label={fields.message}
          most={MAX_MESSAGE}
          tooLong={common.tooLong}
          defaultValue={job ? fill(words.message, { job }) : ''}
        />
        <ResumeField resume={resume} />
        <Captcha captcha={captcha} />
        <p className="fine">{fields.privacy}</p>
        <SubmitButton label={words.submit} sending={common.sending} />
      </Form>
    </Dialog>
  )
}

function ResumeField({ resume }: { resume: Resume }) {
  const { file, problem } = useStore(resume.$resume)
  const { said } = useWords()
  return (
    <FileField
      name="resumedoc"
      words={directWordsNow().file}
      accept={RESUME_TYPES}
      file={file}
      problem={problem && said[problem]}
      onChoose={resume.choose}
      onRemove={resume.remove}
    />
  )
}
