import { ApiError } from '#core/contract/client.ts'
import type { JobEnquiry } from '#core/contract/enquiries.ts'
import { jobProblems, type JobForm } from '#core/domain/validation/enquiries.ts'
import { createCaptcha, type Captcha } from '../captcha/captcha.ts'
import { createForm, type Form, type Problem, type Values } from '../forms/form.ts'
import { callWithToken, loadSession } from '../accounts/session.ts'
import { toasts } from '../page/toasts.ts'
import { wordsNow } from '../page/words.ts'
import { typed } from './direct.ts'
import { inWords } from './problems.ts'
import { about, type Recipient } from './recipient.ts'
import { createResume, isResumeProblem, RESUME_PROBLEMS, type Resume } from './resume.ts'

export interface JobFormOptions {
  recipient: Recipient
  /** Closes the form; only what was sent closes it. */
  done: () => void
}

export interface JobFormParts {
  form: Form
  captcha: Captcha
  resume: Resume
}

/** An application for a job of an offer, with a résumé if somebody has one. */
export function createJobForm({ recipient, done }: JobFormOptions): JobFormParts {
  const { said } = wordsNow()
  const captcha = createCaptcha()
  const resume = createResume()

  async function send(values: Values): Promise<void> {
    const { message } = await captcha.with(async (answer) => {
      const { uid } = await loadSession()
      const body: JobEnquiry = {
        uid: String(uid),
        ...about(recipient),
        ...fieldsFrom(values),
        ...answer,
      }
      const { file } = resume.$resume.get()
      return callWithToken('POST /rest/tjt/ftrjobenquiring', { body }, { encode: () => formOf(body, file) })
    })
    toasts.add(message)
    done()
  }

  const form = createForm({
    check: (values) => [...inWords(jobProblems(fieldsFrom(values))), ...problemOf(resume)],
    send: (values) => send(values).catch((error) => told(error, resume)),
    fieldsOf: FIELDS_OF,
    failed: () => said.couldNotSendRequest,
    tell: (text) => toasts.add({ type: 'error', text }),
  })
  return { form, captcha, resume }
}

const FIELDS_OF = {
  ...Object.fromEntries(RESUME_PROBLEMS.map((code) => [code, ['resumedoc']])),
  enterValidEmail: ['email'],
}

const fieldsFrom = (values: Values): JobForm => ({
  name: typed(values, 'name'),
  phone: typed(values, 'phone'),
  email: typed(values, 'email'),
  msg: typed(values, 'msg'),
})

/** A file that cannot be sent keeps the rest from going without it. */
function problemOf({ $resume }: Resume): Problem[] {
  const { problem } = $resume.get()
  return problem ? [{ fields: ['resumedoc'], text: wordsNow().said[problem] }] : []
}

/** What the server found wrong with the file is shown beside it. */
function told(error: unknown, resume: Resume): never {
  if (error instanceof ApiError && isResumeProblem(error.code)) {
    resume.refuse(error.code)
  }
  throw error
}

/** The parts of the form, the file last: who reads it knows all else by then. */
export function formOf(body: JobEnquiry, file: File | undefined): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) form.append(name, value)
  if (file) form.append('resumedoc', file)
  return form
}
