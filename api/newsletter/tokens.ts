import { createHmac } from 'node:crypto'
import { secretOf } from '#data/store/secrets.repository.ts'
import type { Store } from '#data/store/database.ts'

/** What the links in the mails to an address carry. */
export interface NewsletterTokens {
  confirm: string
  leave: string
}

/**
 * The tokens of an address, by its key. They come of a secret and are the same at every time, so that the
 * link to leave works in every mail that was ever sent, and a second request spoils no link of the first.
 */
export async function newsletterTokens(store: Store, addressKey: string): Promise<NewsletterTokens> {
  const secret = await secretOf(store, 'newsletter')
  const tokenFor = (use: string) => createHmac('sha256', secret).update(`${use} ${addressKey}`).digest('base64url')
  return { confirm: tokenFor('confirm'), leave: tokenFor('leave') }
}
