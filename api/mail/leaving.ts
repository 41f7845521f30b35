import { createHmac } from 'node:crypto'
import { hrefOf } from '#core/domain/routes.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { secretOf } from '#data/store/secrets.repository.ts'
import type { Store } from '#data/store/database.ts'

/** The tokens of the links in mails to an address. */
export interface MailTokens {
  confirm: string
  leave: string
}

/**
 * The tokens of an address, by its key. They derive from a secret and never change, so that every mail's unsubscribe
 * link keeps working, and a second request does not invalidate the first one's links.
 */
export async function mailTokens(store: Store, addressKey: string): Promise<MailTokens> {
  const secret = await secretOf(store, 'newsletter')
  const tokenFor = (use: string) => createHmac('sha256', secret).update(`${use} ${addressKey}`).digest('base64url')
  return { confirm: tokenFor('confirm'), leave: tokenFor('leave') }
}

const LEAVE_URL = '/rest/tjt/newsletterleave/'

/** An address's own link to unsubscribe, on the page of a language. */
export const leaveLink = (origin: string, language: Lang, { leave }: Pick<MailTokens, 'leave'>): string =>
  `${origin}${hrefOf(language, { kind: 'newsletter' })}?leave=${leave}`

/** Headers for one-click unsubscription in mail clients (RFC 8058). */
export function leaveHeaders(origin: string, { leave }: Pick<MailTokens, 'leave'>): Record<string, string> {
  return {
    'List-Unsubscribe': `<${origin}${LEAVE_URL}${leave}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
