import { createHmac } from 'node:crypto'
import { secretOf } from '#data/store/secrets.repository.ts'
import type { Store } from '#data/store/database.ts'

/** The tokens of the links in mails to an address. */
export interface NewsletterTokens {
  confirm: string
  leave: string
}

/**
 * The tokens of an address, by its key. They derive from a secret and never change, so that every mail's unsubscribe
 * link keeps working, and a second request does not invalidate the first one's links.
 */
export async function newsletterTokens(store: Store, addressKey: string): Promise<NewsletterTokens> {
  const secret = await secretOf(store, 'newsletter')
  const tokenFor = (use: string) => createHmac('sha256', secret).update(`${use} ${addressKey}`).digest('base64url')
  return { confirm: tokenFor('confirm'), leave: tokenFor('leave') }
}
