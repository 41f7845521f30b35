import type { Lang } from '#core/i18n/languages.ts'
import type { Address } from '../accounts/addresses.ts'
import { hashOf } from '../sessions/sessions.repository.ts'
import type { Store } from '#data/store/database.ts'
import type { NewsletterTokens } from './tokens.ts'

const DAY_MS = 86_400_000
/** How long a link to confirm works. */
export const CONFIRM_MS = 7 * DAY_MS
/** How long is known who asked and did not confirm, and who has left. */
const KEEP_MS = 30 * DAY_MS

/**
 * Notes that somebody wants the newsletter at an address; until its owner confirms, that is all. Answers
 * `known` where it is confirmed already, and then changes nothing.
 */
export async function askForNewsletter(
  trx: Store,
  { address: { email, key }, language, tokens }: { address: Address; language: Lang; tokens: NewsletterTokens },
  now: number,
): Promise<'asked' | 'known'> {
  const asked = { email, language, state: 'asked', at: now } as const
  const row = await trx
    .insertInto('subscribers')
    .values({
      ...asked,
      email_key: key,
      confirm_token: hashOf(tokens.confirm),
      leave_token: hashOf(tokens.leave),
    })
    .onConflict((conflict) =>
      conflict.column('email_key').doUpdateSet(asked).where('subscribers.state', '<>', 'confirmed'),
    )
    .returning('state')
    .executeTakeFirst()
  return row ? 'asked' : 'known'
}

/** Uses the link to confirm, as often as somebody likes. False where it is too old, unknown, or taken back. */
export async function confirmNewsletter(db: Store, token: string, now: number): Promise<boolean> {
  await db
    .updateTable('subscribers')
    .set({ state: 'confirmed', at: now })
    .where('confirm_token', '=', hashOf(token))
    .where('state', '=', 'asked')
    .where('at', '>', now - CONFIRM_MS)
    .execute()
  const row = await db
    .selectFrom('subscribers')
    .select('state')
    .where('confirm_token', '=', hashOf(token))
    .executeTakeFirst()
  return row?.state === 'confirmed'
}

/** Uses the link to leave, as often as somebody likes. False where it is unknown. */
export async function leaveNewsletter(db: Store, token: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('subscribers')
    .select('state')
    .where('leave_token', '=', hashOf(token))
    .executeTakeFirst()
  if (row && row.state !== 'left') {
    await db
      .updateTable('subscribers')
      .set({ state: 'left', at: now })
      .where('leave_token', '=', hashOf(token))
      .execute()
  }
  return row !== undefined
}

export interface Subscriber {
  email: string
  language: string
}

/** Whoever gets the newsletter. */
export async function listSubscribers(db: Store): Promise<Subscriber[]> {
  return db
    .selectFrom('subscribers')
    .select(['email', 'language'])
    .where('state', '=', 'confirmed')
    .orderBy('email_key')
    .execute()
}

/** Forgets who asked and did not confirm, and who has left. */
export async function dropOldSubscribers(db: Store, now: number): Promise<void> {
  await db
    .deleteFrom('subscribers')
    .where('state', 'in', ['asked', 'left'])
    .where('at', '<=', now - KEEP_MS)
    .execute()
}
