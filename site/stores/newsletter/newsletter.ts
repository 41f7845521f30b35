import { NEWSLETTER } from '#core/fields/forms.ts'
import { createForm, type Form } from '../forms/form.ts'
import { pageLang } from '../page/page-lang.ts'
import { callWithToken } from '../accounts/session.ts'
import { toasts } from '../page/toasts.ts'
import { wordsNow } from '../page/words.ts'

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
      const { join: _, ...rest } = typed
      let isRegistered = false
      try {
        const body = { ...rest, language: pageLang() }
        const { message } = await callWithToken('POST /rest/tjt/newsletterregister', { body })
        toasts.add(message)
        isRegistered = true
      } finally {
        done({ hadCaptcha: form.captcha?.isPresent() === true, isRegistered })
      }
    },
    failed: () => wordsNow().said.couldNotRegisterEmail,
    tell: 'toast',
  })
  return form
}

/** A link of a mail about the newsletter; it is used by a press of a button. */
export interface NewsletterLink {
  kind: 'confirm' | 'leave'
  token: string
}

export function newsletterLinkOf(query: string): NewsletterLink | undefined {
  const params = new URLSearchParams(query)
  for (const kind of ['confirm', 'leave'] as const) {
    const token = params.get(kind)
    if (token) return { kind, token }
  }
  return undefined
}

/** Uses a link; `told` is called with what the server says. */
export function createNewsletterLinkForm({ kind, token }: NewsletterLink, told: (text: string) => void): Form {
  return createForm({
    async send() {
      const { message } = await (kind === 'confirm'
        ? callWithToken('POST /rest/tjt/newsletterconfirm', { body: { token } })
        : callWithToken('POST /rest/tjt/newsletterleave/:token', { params: { token } }))
      history.replaceState(undefined, '', location.pathname)
      told(message.text)
    },
  })
}
