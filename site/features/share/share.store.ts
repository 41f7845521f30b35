import { t } from '#site/ui/page/messages.ts'
import { SHARE } from '#core/fields/forms.ts'
import { callWithToken, loadSession } from '#site/ui/session/session.ts'
import { createForm, type Form } from '#site/ui/forms/form.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { toasts } from '#site/ui/page/toasts.ts'

/** Sends the page to a friend; `done` closes the dialog. */
export function createShareForm(done: () => void): Form {
  return createForm({
    fields: SHARE,
    captcha: true,
    async send(typed) {
      const { uid } = await loadSession()
      const body = { uid, ...typed, relink: location.pathname, language: pageLang() }
      const { message } = await callWithToken('POST /rest/tjt/emailpageshare', { body })
      toasts.add(message)
      done()
    },
    failed: () => t('errors').couldNotSendEmail,
    tell: 'toast',
  })
}
