import { t } from '#site/ui/page/messages.ts'
import { NEWSLETTER } from '#core/fields/forms.ts'
import { isLang } from '#core/i18n/languages.ts'
import { createForm, type Form } from '#site/ui/forms/form.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { callWithToken } from '#site/ui/session/session.ts'
import { toasts } from '#site/ui/page/toasts.ts'

interface Done {
  hadCaptcha: boolean
  isRegistered: boolean
}

/** Asks for the newsletter; `done` is called after each answer of the server. */
export function createNewsletterForm(done: (outcome: Done) => void): Form {
  const form: Form = createForm({
    fields: NEWSLETTER,
    captcha: true,
    async send(typed) {
      const { join: _, language, ...rest } = typed
      let isRegistered = false
      try {
        const body = { ...rest, language: isLang(language) ? language : pageLang() }
        const { message } = await callWithToken('POST /rest/tjt/newsletterregister', { body })
        toasts.add(message)
        isRegistered = true
      } finally {
        done({ hadCaptcha: form.captcha?.isPresent() === true, isRegistered })
      }
    },
    failed: () => t('errors').couldNotRegisterEmail,
    tell: 'toast',
  })
  return form
}
