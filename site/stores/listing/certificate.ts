import { ApiError } from '#core/contract/client.ts'
import type { CertificatePhoto } from '#core/contract/certificates.ts'
import type { ErrorCode } from '#core/contract/errors.ts'
import { MAX_BYTES, PICTURE_TYPES } from '#core/contract/upload-limits.ts'
import { dayProblems } from '#core/domain/certificates.ts'
import { CERTIFICATE } from '#core/fields/forms.ts'
import { callWithToken, loadSession } from '../accounts/session.ts'
import { dayOf } from '../dates/local-day.ts'
import { createForm, errorText, type Form } from '../forms/form.ts'
import { createOneFile, type OneFile } from '../forms/one-file.ts'
import { pageLang } from '../page/page-lang.ts'
import { wordsNow } from '../page/words.ts'

/** Refusals that have to do with the photo. */
const PHOTO_PROBLEMS = ['needPhoto', 'onlyImages', 'filesTooLarge'] as const satisfies readonly ErrorCode[]
type PhotoProblem = (typeof PHOTO_PROBLEMS)[number]

const isPhotoProblem = (code: ErrorCode): code is PhotoProblem => PHOTO_PROBLEMS.some((problem) => problem === code)

const FILES = ['files']

export interface CertificateForm {
  form: Form
  photo: OneFile<PhotoProblem>
}

/** Sends the photo of a certificate of a listing; `done` is told what the server answered. */
export function createCertificateForm({ tnid, done }: { tnid: number; done: (text: string) => void }): CertificateForm {
  const photo = createOneFile(problemOf)
  const form = createForm({
    fields: CERTIFICATE,
    check({ taken = '', validUntil = '' }) {
      const { file, problem = file ? undefined : ('needPhoto' as const) } = photo.$file.get()
      if (problem === 'needPhoto') photo.refuse(problem)
      const days = dayProblems({ taken, validUntil }, dayOf(new Date()))
      return [
        ...(problem ? [{ fields: FILES, text: errorText(problem) }] : []),
        // That it is empty is among the rules of the form.
        ...days.flatMap(({ field, code }) =>
          code === 'needPhotoDay' ? [] : [{ fields: [field], text: errorText(code) }],
        ),
      ]
    },
    async send(typed) {
      const { uid } = await loadSession()
      const body = { uid, tnid, lang: pageLang(), ...typed }
      const { file } = photo.$file.get()
      const encode = () => formOf(body, file)
      const route = 'POST /rest/tjt/directoryitemcertificate'
      const { message } = await callWithToken(route, { body }, { encode }).catch((error) => {
        if (error instanceof ApiError && isPhotoProblem(error.code)) photo.refuse(error.code)
        throw error
      })
      done(message.text)
    },
    fieldsOf: Object.fromEntries(PHOTO_PROBLEMS.map((code) => [code, FILES])),
    failed: () => wordsNow().said.couldNotSendReport,
    tell: 'toast',
  })
  return { form, photo }
}

function formOf(body: CertificatePhoto, file: File | undefined): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) form.append(name, String(value))
  if (file) form.append('files', file)
  return form
}

function problemOf({ type, size }: File): PhotoProblem | undefined {
  if (!PICTURE_TYPES.some((known) => known === type)) return 'onlyImages'
  return size > MAX_BYTES ? 'filesTooLarge' : undefined
}
