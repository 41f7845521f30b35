import { isEmail } from '#core/domain/validation/email.ts'
import type { Store, StoreTransaction } from '#data/store/database.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { Config } from '../config.ts'
import { startRepeating } from '../repeating.ts'
import { digestOf } from '../mail/message.ts'
import { queueRendered } from '../mail/outbox.repository.ts'
import type { RenderedMail } from '../mail/render.ts'
import { withLeaveLink } from './compose.ts'
import { noteOutcomes } from './recipients.repository.ts'
import { leaveHeaders, leaveLink, mailTokens } from '#api/mail/leaving.ts'

const EVERY_MS = 5000
const MINUTE_MS = 60_000
/** So many batches a minute at most. */
const BATCHES = 6

export interface Sending {
  store: Store
  config: Pick<Config, 'linkOrigin' | 'newslettersPerMinute'>
  now: () => Date
}

/** Puts newsletters into the outbox, batch after batch, while the process runs. Returns a function to stop it. */
export const startNewsletters = (sending: Sending, onError: (error: unknown) => void): (() => Promise<void>) =>
  startRepeating(EVERY_MS, () => sendNewsletters(sending), onError)

/** Notes what became of earlier messages, and queues the next batch if it is due. */
export async function sendNewsletters({ store, config, now }: Sending): Promise<void> {
  const at = now().getTime()
  await noteOutcomes(store, at)
  // One after the other, so that together they keep to the pace.
  const next = await store
    .selectFrom('newsletters')
    .select(['id', 'next_at'])
    .where('state', '=', 'sending')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (next && next.next_at <= at) await store.transaction().execute((trx) => queueBatch(trx, { ...next, config }, at))
}

interface Due {
  id: number
  next_at: number
  config: Sending['config']
}

/** All of a batch and the note of it, or nothing: a process that is killed repeats no message. */
async function queueBatch(trx: StoreTransaction, { id, next_at, config }: Due, now: number): Promise<void> {
  const size = Math.ceil(config.newslettersPerMinute / BATCHES)
  const claimed = await trx
    .updateTable('newsletters')
    .set({ next_at: now + (MINUTE_MS * size) / config.newslettersPerMinute })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('next_at', '=', next_at)
    .returning('mails')
    .executeTakeFirst()
  // Another process was faster, or the mail server takes less than this.
  if (!claimed || (await countUntried(trx)) >= size) return
  const mails = JSON.parse(claimed.mails ?? '{}') as Record<Lang, RenderedMail>
  const recipients = await nextRecipients(trx, id, size)
  for (const recipient of recipients) await queueOne(trx, { id, recipient, mails, origin: config.linkOrigin }, now)
  if (recipients.length < size)
    await trx.updateTable('newsletters').set({ state: 'sent' }).where('id', '=', id).execute()
}

async function countUntried(trx: StoreTransaction): Promise<number> {
  const { count } = await trx
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('state', '=', 'waiting')
    .where('bulk', '=', 1)
    .where('attempts', '=', 0)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Those who left since have no address here, or another state. */
const nextRecipients = (trx: StoreTransaction, id: number, size: number) =>
  trx
    .selectFrom('newsletter_recipients as r')
    .leftJoin('subscribers as s', (join) =>
      join.onRef('s.leave_token', '=', 'r.subscriber').on('s.state', '=', 'confirmed'),
    )
    .select(['r.subscriber', 'r.language', 's.email', 's.email_key'])
    .where('r.newsletter', '=', id)
    .where('r.state', '=', 'waiting')
    .orderBy('r.subscriber')
    .limit(size)
    .execute()

interface One {
  id: number
  recipient: Awaited<ReturnType<typeof nextRecipients>>[number]
  mails: Readonly<Record<Lang, RenderedMail>>
  origin: string
}

async function queueOne(trx: StoreTransaction, { id, recipient, mails, origin }: One, now: number): Promise<void> {
  const { subscriber, email, email_key } = recipient
  const own = trx.updateTable('newsletter_recipients').where('newsletter', '=', id).where('subscriber', '=', subscriber)
  if (email === null || email_key === null || !isEmail(email)) {
    await own.set({ state: 'skipped' }).execute()
    return
  }
  const language = recipient.language as Lang
  const tokens = await mailTokens(trx, email_key)
  const key = `newsletter ${id} ${subscriber}`
  const mail = await queueRendered(
    trx,
    {
      key,
      to: email,
      language,
      rendered: withLeaveLink(mails[language], leaveLink(origin, language, tokens)),
      headers: { ...leaveHeaders(origin, tokens), ...listHeaders(origin) },
      isBulk: true,
    },
    now,
  )
  await own.set({ state: 'queued', mail: mail ?? null, digest: digestOf({ at: now, key }) }).execute()
}

/** What mailing list it is (RFC 2919). */
const listHeaders = (origin: string) => ({ 'List-Id': `<newsletter.${new URL(origin).hostname}>` })
