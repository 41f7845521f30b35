import { t } from '#site/ui/page/messages.ts'
import { NEW_PASSWORD, type FormFields } from '#core/fields/forms.ts'
import { createForm, type Form } from '#site/ui/forms/form.ts'
import { replaceAddress } from '#site/ui/page/address.ts'
import { callWithToken } from '#site/ui/session/session.ts'

/** The calls that use the link of a mail, by the name of its parameter. */
const CALLS = {
  verify: (token: string) => callWithToken('POST /rest/tjt/accountverify', { body: { token } }),
  change: (token: string) => callWithToken('POST /rest/tjt/accountverify', { body: { token } }),
  reset: (token: string, password: string) =>
    callWithToken('POST /rest/tjt/accountreset', { body: { token, password } }),
  confirm: (token: string) => callWithToken('POST /rest/tjt/newsletterconfirm', { body: { token } }),
  leave: (token: string) => callWithToken('POST /rest/tjt/newsletterleave/:token', { params: { token } }),
}

type LinkKind = keyof typeof CALLS
export const ACCOUNT_LINKS = ['verify', 'change', 'reset'] as const
export const NEWSLETTER_LINKS = ['confirm', 'leave'] as const

/** A link of a mail. It needs the press of a button: mail scanners follow links. */
export interface MailLink<K extends LinkKind = LinkKind> {
  kind: K
  token: string
}

/** The link that opened the page, if one did. */
export function mailLinkOf<K extends LinkKind>(kinds: readonly K[], query: string): MailLink<K> | undefined {
  const params = new URLSearchParams(query)
  const kind = kinds.find((candidate) => params.get(candidate))
  return kind && { kind, token: params.get(kind) ?? '' }
}

/** Uses a link; `onDone` is called with the server's answer. */
export function createLinkForm({ kind, token }: MailLink, onDone: (text: string) => void): Form {
  const { passwordShort } = t('accounts.app').register
  return createForm({
    fields: (kind === 'reset' ? NEW_PASSWORD : {}) as FormFields,
    texts: { passwordShort },
    async send({ password = '' }) {
      const { message } = await CALLS[kind](token, password)
      // It cannot be used again, and should not stay in the address.
      replaceAddress(location.pathname)
      onDone(message.text)
    },
  })
}
