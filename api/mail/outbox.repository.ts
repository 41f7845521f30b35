import type { MailTemplate } from '#core/text/mail-text.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { takeOwnTexts } from '#data/store/own-texts.repository.ts'
import { siteName } from '#data/store/site-name.ts'
import { addressOf } from './addresses.ts'
import type { Store } from '#data/store/database.ts'
import { checkParts, type MailAttachment } from './checks.ts'
import type { OutboxState } from './mail.table.ts'
import { announceQueued } from './queued.ts'
import { renderMail, type RenderedMail } from './render.ts'

interface MailHead {
  /** A second message with the same key is ignored. */
  key: string
  to: string
  language: Lang
  replyTo?: string
  headers?: Record<string, string>
  attachment?: MailAttachment
}

export interface NewMail extends MailHead {
  template: MailTemplate
  /** The template's values, see MailText. */
  values: Record<string, string>
}

/**
 * Queues a message in the transaction of what it reports. Throws RangeError for invalid values (a line break in a
 * header, a missing value). Returns whether it is new.
 */
export async function queueMail(trx: Store, mail: NewMail, now: number): Promise<boolean> {
  await takeOwnTexts(trx)
  const rendered = renderMail({ ...mail, site: await siteName(trx, mail.language) })
  return (await queueRendered(trx, { ...mail, rendered }, now)) !== undefined
}

/** Queues a message that was rendered already. Returns its number, undefined if its key is known. */
export async function queueRendered(
  trx: Store,
  mail: MailHead & { rendered: RenderedMail; isBulk?: boolean },
  now: number,
): Promise<number | undefined> {
  checkParts(mail)
  const { key, to, replyTo = '', headers = {}, attachment, rendered, isBulk } = mail
  const row = await trx
    .insertInto('outbox')
    .values({
      key,
      recipient: to,
      recipient_key: addressOf(to).key,
      reply_to: replyTo,
      reply_key: addressOf(replyTo).key,
      ...rendered,
      headers: JSON.stringify({
        'Content-Language': mail.language,
        ...headers,
      }),
      attachment: attachment ? JSON.stringify(attachment) : null,
      state: 'waiting',
      attempts: 0,
      problem: '',
      lease: '',
      at: now,
      due_at: now,
      bulk: isBulk ? 1 : 0,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  announceQueued()
  return row?.id
}

/** A message in a list. */
export interface ListedMail {
  id: number
  recipient: string
  subject: string
  state: OutboxState
  attempts: number
  problem: string
  at: number
  /** Next attempt, or end of the lease. */
  dueAt: number
}

const LISTED = ['id', 'recipient', 'subject', 'state', 'attempts', 'problem', 'at', 'due_at as dueAt'] as const

/** All unsent messages, oldest first. */
export async function listUnsent(db: Store): Promise<ListedMail[]> {
  return db
    .selectFrom('outbox')
    .select(LISTED)
    .where('state', 'in', ['waiting', 'sending', 'failed'])
    .orderBy('id')
    .execute()
}

/** The stored messages to an address (by key), newest first. */
export async function listMailTo(db: Store, addressKey: string): Promise<ListedMail[]> {
  return db.selectFrom('outbox').select(LISTED).where('recipient_key', '=', addressKey).orderBy('id', 'desc').execute()
}

/** Deletes the messages to an address, except one being sent. */
export async function deleteMailTo(trx: Store, addressKey: string): Promise<void> {
  await trx.deleteFrom('outbox').where('recipient_key', '=', addressKey).where('state', '<>', 'sending').execute()
}

/** Requeues failed messages, all or one. Returns them. */
export async function retryFailed(
  db: Store,
  { id, now }: { id?: number; now: number },
): Promise<Pick<ListedMail, 'id' | 'recipient'>[]> {
  return db
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, lease: '', due_at: now })
    .where('state', '=', 'failed')
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .returning(['id', 'recipient'])
    .execute()
}

const DAY_MS = 86_400_000
/** How long sent and failed messages are kept as evidence. */
export const KEEP_MS = 30 * DAY_MS

/** Deletes old sent and failed messages. */
export async function dropOldMail(db: Store, now: number): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('state', 'in', ['sent', 'failed'])
    .where('due_at', '<=', now - KEEP_MS)
    .execute()
}
