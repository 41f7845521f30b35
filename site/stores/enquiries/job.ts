import { ApiError } from '#core/contract/client.ts'
import type { JobEnquiry } from '#core/contract/enquiries.ts'
import { JOB } from '#core/fields/forms.ts'
import { callWithToken, loadSession } from '../accounts/session.ts'
import { createForm, type Form } from '../forms/form.ts'
import { toasts } from '../page/toasts.ts'
import { wordsNow } from '../page/words.ts'
import type { DirectFormOptions } from './direct.ts'
import { about } from './recipient.ts'
import { createResume, isResumeProblem, RESUME_PROBLEMS, type Resume } from './resume.ts'

export interface JobForm {
  form: Form
  resume: Resume
}

const FILE = ['resumedoc']

/** An application for a job of an offer, with a résumé if somebody has one. Only what was sent closes it. */
export function createJobForm({ recipient, done }: DirectFormOptions): JobForm {
  const { said } = wordsNow()
  const resume = createResume()
  const form = createForm({
    fields: JOB,
    captcha: true,
    // A file that cannot be sent keeps the rest from going without it.
    check() {
      const { problem } = resume.$file.get()
      return problem ? [{ fields: FILE, text: said[problem] }] : []
    },
    async send({ name, phone, email, msg, ...answer }) {
      const { uid } = await loadSession()
      const body = { uid: String(uid), ...about(recipient), name, phone, email, msg, ...answer }
      const { file } = resume.$file.get()
      const encode = () => formOf(body, file)
      const { message } = await callWithToken('POST /rest/tjt/ftrjobenquiring', { body }, { encode }).catch((error) => {
        // What the server found wrong with the file is shown beside it.
        if (error instanceof ApiError && isResumeProblem(error.code)) resume.refuse(error.code)
        throw error
      })
      toasts.add(message)
      done()
    },
    fieldsOf: Object.fromEntries(RESUME_PROBLEMS.map((code) => [code, FILE])),
    failed: () => said.couldNotSendRequest,
    tell: 'toast',
  })
  return { form, resume }
}

/** The parts of the form, the file last: who reads it knows all else by then. */
export function formOf(body: JobEnquiry, file: File | undefined): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) form.append(name, value)
  if (file) form.append('resumedoc', file)
  return form
}
