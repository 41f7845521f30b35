import { t } from '#site/ui/page/messages.ts'
import type { Done } from '#core/contract/accounts.ts'
import { MAX_BYTES, PICTURE_TYPES } from '#core/terms/limits.ts'
import { dayProblems } from '#core/domain/certificates.ts'
import { CERTIFICATE } from '#core/fields/forms.ts'
import { callWithToken, loadSession } from '#site/ui/session/session.ts'
import { dayOf } from '#site/ui/dates/local-day.ts'
import { errorText, type FormOptions } from '#site/ui/forms/form.ts'
import { createOneFile } from '#site/ui/forms/one-file.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'

/** The form that sends the photo of a certificate of a listing. */
export function createCertificate(tnid: number) {
  const photo = createOneFile({
    name: 'files',
    problems: ['needPhoto', 'onlyImages', 'filesTooLarge'],
    problemOf({ type, size }) {
      if (!PICTURE_TYPES.some((known) => known === type)) return 'onlyImages'
      return size > MAX_BYTES ? 'filesTooLarge' : undefined
    },
  })
  const options: FormOptions<typeof CERTIFICATE, Done> = {
    fields: CERTIFICATE,
    check({ taken = '', validUntil = '' }) {
      const { file, problem = file ? undefined : ('needPhoto' as const) } = photo.$file.get()
      if (problem === 'needPhoto') photo.refuse(problem)
      const days = dayProblems({ taken, validUntil }, dayOf(new Date()))
      return [
        ...(problem ? [{ fields: photo.fieldsOf[problem]!, text: errorText(problem) }] : []),
        // That it is empty is among the rules of the form.
        ...days.flatMap(({ field, code }) =>
          code === 'needPhotoDay' ? [] : [{ fields: [field], text: errorText(code) }],
        ),
      ]
    },
    async send(typed) {
      const { uid } = await loadSession()
      const body = { uid, tnid, lang: pageLang(), ...typed }
      return photo.sendWith(body, (sent) => callWithToken('POST /rest/tjt/directoryitemcertificate', { body }, sent))
    },
    fieldsOf: photo.fieldsOf,
    failed: () => t('errors').couldNotSendReport,
    tell: 'toast',
  }
  return { photo, options }
}
