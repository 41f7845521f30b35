import { t } from '#site/ui/page/messages.ts'
import { useState } from 'react'
import { format } from '#core/i18n/format.ts'
import { createJobForm } from '#site/features/enquiries/job.ts'
import { pageRecipient } from '#site/features/enquiries/recipient.ts'
import { RESUME_TYPES } from '#site/features/enquiries/resume.ts'
import { Dialog, type DialogProps } from '#site/ui/dialogs/Dialog.tsx'
import { DigitsField } from '#site/ui/forms/DigitsField.tsx'
import { Field } from '#site/ui/forms/Field.tsx'
import { FileField } from '#site/ui/forms/FileField.tsx'
import { Form } from '#site/ui/forms/Form.tsx'
import { About } from './About.tsx'

/** Applies for the job in its opener's `data-job`. Stays open until it is sent. */
export function JobDialog({ opener, onClose }: DialogProps) {
  const { fields, file, job: words } = t('travel.direct')
  const [recipient] = useState(pageRecipient)
  const [{ form, resume }] = useState(() => createJobForm({ recipient, done: onClose }))
  const job = opener?.dataset['job']
  return (
    <Dialog title={words.title} opener={opener} onClose={onClose}>
      <About recipient={recipient} part={job} />
      <Form id="job" keepsUnsent form={form} submit={words.submit} end={<p className="fine">{fields.privacy}</p>}>
        <Field name="name" label={fields.name} isFirst />
        <div className="stack field-pair">
          <DigitsField name="phone" label={fields.phone} hint={fields.phoneHint} />
          <Field name="email" label={fields.email} />
        </div>
        <Field name="msg" label={fields.message} defaultValue={job ? format(words.message, { job }) : ''} />
        <FileField name="resumedoc" words={file} accept={RESUME_TYPES} chosen={resume} />
      </Form>
    </Dialog>
  )
}
