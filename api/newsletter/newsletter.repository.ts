import type { Lang } from '#core/i18n/languages.ts'
import type { Address } from '#api/mail/addresses.ts'
import { hashOf } from '#data/store/sealed.ts'
import type { Store } from '#data/store/database.ts'
import { noteLeaving } from './recipients.repository.ts'
import type { MailTokens } from '#api/mail/leaving.ts'

const DAY_MS = 86_400_000
/** How long a confirmation link works. */
export const CONFIRM_MS = 7 * DAY_MS
/** How long unconfirmed, former and unreachable subscribers are kept. */
const KEEP_MS = 30 * DAY_MS

/** Records an unconfirmed subscription of an address. Returns `known`, without changes, if it is already confirmed. */
export async function askForNewsletter(
  trx: Store,
  { address: { email, key }, language, tokens }: { address: Address; language: Lang; tokens: MailTokens },
  now: number,
): Promise<'asked' | 'known'> {
  const subscriber = { email, language, state: 'asked', at: now } as const
  const row = await trx
    .insertInto('subscribers')
    .values({
      ...subscriber,
      email_key: key,
      confirm_token: hashOf(tokens.confirm),
      leave_token: hashOf(tokens.leave),
    })
    .onConflict((conflict) =>
      conflict.column('email_key').doUpdateSet(subscriber).where('subscribers.state', '<>', 'confirmed'),
    )
    .returning('state')
    .executeTakeFirst()
  return row ? 'asked' : 'known'
}

/** Confirms by link, repeatably. False if it is expired, unknown or revoked. */
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

/** Unsubscribes by link, repeatably. False if it is unknown. */
export async function leaveNewsletter(db: Store, token: string, now: number): Promise<boolean> {
  const subscriber = hashOf(token)
  const row = await db
    .selectFrom('subscribers')
    .select('state')
    .where('leave_token', '=', subscriber)
    .executeTakeFirst()
  if (row && row.state !== 'left') {
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('subscribers')
        .set({ state: 'left', at: now })
        .where('leave_token', '=', subscriber)
        .execute()
      await noteLeaving(trx, subscriber)
    })
  }
  return row !== undefined
}

/** Deletes old unconfirmed, former and unreachable subscribers. */
export async function dropOldSubscribers(db: Store, now: number): Promise<void> {
  await db
    .deleteFrom('subscribers')
    .where('state', 'in', ['asked', 'left', 'bounced'])
    .where('at', '<=', now - KEEP_MS)
    .execute()
}
