import { NEW_PASSWORD, type FormFields } from '#core/fields/forms.ts'
import { createForm, type Form } from '../forms/form.ts'
import { callWithToken } from './session.ts'
import { wordsNow } from '../page/words.ts'

/** A link of a mail about an account. It is used by a press of a button: scanners of mail follow links. */
export interface MailLink {
  kind: 'verify' | 'change' | 'reset'
  token: string
}

const KINDS = ['verify', 'change', 'reset'] as const

/** The link by which a page was opened, if it was. */
export function mailLinkOf(query: string): MailLink | undefined {
  const params = new URLSearchParams(query)
  for (const kind of KINDS) {
    const token = params.get(kind)
    if (token) return { kind, token }
  }
  return undefined
}

/** Uses a link; `told` is called with what the server says. */
export function createLinkForm({ kind, token }: MailLink, told: (text: string) => void): Form {
  const { passwordShort } = wordsNow().register
  return createForm({
    fields: (kind === 'reset' ? NEW_PASSWORD : {}) as FormFields,
    texts: { passwordShort },
    async send({ password = '' }) {
      const { message } = await (kind === 'reset'
        ? callWithToken('POST /rest/tjt/accountreset', { body: { token, password } })
        : callWithToken('POST /rest/tjt/accountverify', { body: { token } }))
      // It is of no more use, and nobody should find it in the address.
      history.replaceState(undefined, '', location.pathname)
      told(message.text)
    },
  })
}
