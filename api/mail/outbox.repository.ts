import type { MailTemplate } from '#core/i18n/mail-words.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { addressOf } from '../accounts/addresses.ts'
import type { Store } from '#data/store/database.ts'
import { checkParts, type MailAttachment } from './checks.ts'
import type { OutboxState } from './mail.table.ts'
import { tellQueued } from './queued.ts'
import { renderMail } from './render.ts'

export interface NewMail {
  /** A second message of the same key is ignored. */
  key: string
  to: string
  language: Lang
  template: MailTemplate
  /** What the template's words ask for, see MailText. */
  values: Record<string, string>
  replyTo?: string
  headers?: Record<string, string>
  attachment?: MailAttachment
}

/**
 * Puts a message into the outbox, in the transaction of what it tells of: both are kept, or neither.
 * Throws RangeError for what cannot stand in a mail (a line break in a header, a missing value).
 */
export async function queueMail(trx: Store, mail: NewMail, now: number): Promise<void> {
  checkParts(mail)
  const { key, to, replyTo = '', headers = {}, attachment } = mail
  await trx
    .insertInto('outbox')
    .values({
      key,
      recipient: to,
      recipient_key: addressOf(to).key,
      reply_to: replyTo,
      reply_key: addressOf(replyTo).key,
      ...renderMail(mail),
      headers: JSON.stringify({
        'Content-Language': mail.language,
        ...headers,
      }),
      attachment: attachment ? JSON.stringify(attachment) : null,
      state: 'waiting',
      attempts: 0,
      problem: '',
      lease: '',
      handed: 0,
      at: now,
      due_at: now,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  tellQueued()
}

/** A message as a list shows it. */
export interface ListedMail {
  id: number
  recipient: string
  subject: string
  state: OutboxState
  attempts: number
  problem: string
  at: number
  /** When it is next tried, or taken back from whoever sends it. */
  dueAt: number
}

const LISTED = ['id', 'recipient', 'subject', 'state', 'attempts', 'problem', 'at', 'due_at as dueAt'] as const

/** All that has not been sent, oldest first. */
export async function listUnsent(db: Store): Promise<ListedMail[]> {
  return db
    .selectFrom('outbox')
    .select(LISTED)
    .where('state', 'in', ['waiting', 'sending', 'failed'])
    .orderBy('id')
    .execute()
}

/** The messages to an address (by its key) that are still kept, newest first. */
export async function listMailTo(db: Store, addressKey: string): Promise<ListedMail[]> {
  return db.selectFrom('outbox').select(LISTED).where('recipient_key', '=', addressKey).orderBy('id', 'desc').execute()
}

/** Forgets the messages to an address, except one that is just being sent. */
export async function deleteMailTo(trx: Store, addressKey: string): Promise<void> {
  await trx.deleteFrom('outbox').where('recipient_key', '=', addressKey).where('state', '<>', 'sending').execute()
}

/** Has failed messages tried again, all or one. Answers those that will be. */
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
/** So long a message that was sent or has failed is kept, to answer for it. */
export const KEEP_MS = 30 * DAY_MS

/** Forgets what was sent or given up long ago. */
export async function dropOldMail(db: Store, now: number): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('state', 'in', ['sent', 'failed'])
    .where('due_at', '<=', now - KEEP_MS)
    .execute()
}
