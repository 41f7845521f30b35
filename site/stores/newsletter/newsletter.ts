import { newsletterProblem } from '#core/domain/validation/newsletter.ts'
import { createCaptcha, type Captcha } from '../captcha/captcha.ts'
import { createForm, type Form, type Problem } from '../forms/form.ts'
import { pageLang } from '../page/page-lang.ts'
import { callWithToken } from '../accounts/session.ts'
import { toasts } from '../page/toasts.ts'
import { wordsNow } from '../page/words.ts'

export interface NewsletterForm {
  form: Form
  captcha: Captcha
}

interface Done {
  hadCaptcha: boolean
  isRegistered: boolean
}

/** Asks for the newsletter; `done` is called after each answer of the server. */
export function createNewsletterForm(done: (outcome: Done) => void): NewsletterForm {
  const captcha = createCaptcha()
  const form = createForm({
    check: ({ join, mail = '' }) => problemsOf({ join, mail }),
    async send({ mail = '' }) {
      let isRegistered = false
      try {
        const { message } = await captcha.with((answer) =>
          callWithToken('POST /rest/tjt/newsletterregister', {
            body: { mail: mail.trim(), language: pageLang(), ...answer },
          }),
        )
        toasts.add(message)
        isRegistered = true
      } finally {
        done({ hadCaptcha: captcha.isPresent(), isRegistered })
      }
    },
    fieldsOf: { enterValidEmail: ['mail'] },
    // The words come after the form, which stands in the page from the start.
    failed: () => wordsNow().said.couldNotRegisterEmail,
    tell: (text) => toasts.add({ type: 'error', text }),
  })
  return { form, captcha }
}

function problemsOf({ join, mail }: { join: string | undefined; mail: string }): Problem[] {
  const { said } = wordsNow()
  const problem = newsletterProblem({ mail })
  return [
    ...(problem ? [{ fields: ['mail'], text: said[problem] }] : []),
    ...(join === undefined ? [{ fields: ['join'], text: said.needCheckJoinCheckbox }] : []),
  ]
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
        ? callWithToken('POST /rest/tjt/newsletterconfirm', {
            body: { token },
          })
        : callWithToken('POST /rest/tjt/newsletterleave/:token', {
            params: { token },
          }))
      history.replaceState(undefined, '', location.pathname)
      told(message.text)
    },
    failed: () => wordsNow().said.internal,
  })
}
