import { t } from '#site/ui/page/messages.ts'
import { JOB } from '#core/fields/forms.ts'
import { callWithToken, loadSession } from '#site/ui/session/session.ts'
import { createForm } from '#site/ui/forms/form.ts'
import { toasts } from '#site/ui/page/toasts.ts'
import type { DirectFormOptions } from './direct.ts'
import { about } from './recipient.ts'
import { createResume } from './resume.ts'

/** An application for a job of an offer, with a résumé if somebody has one. Only what was sent closes it. */
export function createJobForm({ recipient, done }: DirectFormOptions) {
  const errors = t('errors')
  const resume = createResume()
  const form = createForm({
    fields: JOB,
    captcha: true,
    // A file that cannot be sent keeps the rest from going without it.
    check() {
      const { problem } = resume.$file.get()
      return problem ? [{ fields: resume.fieldsOf[problem]!, text: errors[problem] }] : []
    },
    async send({ name, phone, email, msg, ...answer }) {
      const { uid } = await loadSession()
      const body = { uid: String(uid), ...about(recipient), name, phone, email, msg, ...answer }
      const route = 'POST /rest/tjt/ftrjobenquiring'
      const { message } = await resume.sendWith(body, (options) => callWithToken(route, { body }, options))
      toasts.add(message)
      done()
    },
    fieldsOf: resume.fieldsOf,
    failed: () => errors.couldNotSendRequest,
    tell: 'toast',
  })
  return { form, resume }
}
