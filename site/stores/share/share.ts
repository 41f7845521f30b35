import { isName, shareProblems, type ShareForm } from '#core/domain/validation/share.ts'
import { createCaptcha, type Captcha } from '../captcha/captcha.ts'
import { createForm, type Form, type Problem } from '../forms/form.ts'
import { pageLang } from '../page/page-lang.ts'
import { $session, callWithToken, loadSession } from '../accounts/session.ts'
import { toasts } from '../page/toasts.ts'
import { wordsNow } from '../page/words.ts'

/** Sends the page to a friend; `done` closes the dialog. */
export function createShareForm(done: () => void): {
  form: Form
  captcha: Captcha
} {
  const { said } = wordsNow()
  const captcha = createCaptcha()
  const form = createForm({
    check: (values) => problemsOf(shareFormOf(values)),
    send: (values) =>
      captcha.with(async (answer) => {
        await loadSession()
        const { message } = await callWithToken('POST /rest/tjt/emailpageshare', {
          body: {
            uid: $session.get()?.uid ?? 0,
            ...shareFormOf(values),
            relink: location.pathname,
            language: pageLang(),
            ...answer,
          },
        })
        toasts.add(message)
        done()
      }),
    fieldsOf: {
      enterValidMail: ['your_mail'],
      enterValidFriendMail: ['friend_mail'],
    },
    failed: () => said.couldNotSendEmail,
    tell: (text) => toasts.add({ type: 'error', text }),
  })
  return { form, captcha }
}

const NAMES = ['your_name', 'friend_name'] as const

function shareFormOf(values: Readonly<Record<string, string>>): ShareForm {
  const { your_name, friend_name, your_mail, friend_mail } = values
  return {
    your_name: your_name?.trim() ?? '',
    friend_name: friend_name?.trim() ?? '',
    your_mail: your_mail?.trim() ?? '',
    friend_mail: friend_mail?.trim() ?? '',
  }
}

/** All that is wrong, each with its fields. */
function problemsOf(form: ShareForm): Problem[] {
  const { said } = wordsNow()
  return shareProblems(form).map((code) => ({
    fields: fieldsOf(code, form),
    text: said[code],
  }))
}

function fieldsOf(code: string, form: ShareForm): string[] {
  if (code === 'enterValidMail') return ['your_mail']
  if (code === 'enterValidFriendMail') return ['friend_mail']
  return NAMES.filter((name) => !isName(form[name]))
}
