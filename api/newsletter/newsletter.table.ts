import type { Generated } from 'kysely'
import type { NewsletterState } from '#core/contract/desk-newsletter.ts'

declare module '#data/store/database.ts' {
  interface Database {
    subscribers: SubscribersTable
    newsletters: NewslettersTable
    newsletter_recipients: NewsletterRecipientsTable
  }
}

export interface SubscribersTable {
  email_key: string
  email: string
  language: string
  /** `bounced`: there is nobody at the address any more. */
  state: 'asked' | 'confirmed' | 'left' | 'bounced'
  /** SHA-256 of the confirmation link's token. */
  confirm_token: string
  /** SHA-256 of the unsubscribe link's token. */
  leave_token: string
  at: number
}

export interface NewslettersTable {
  id: Generated<number>
  state: NewsletterState
  /** NewsletterDraft as JSON. */
  draft: string
  /** Increases with each change of the draft. */
  version: number
  /** RenderedMail by language as JSON, fixed when sending begins. */
  mails: string | null
  /** NewsletterCounts as JSON, once its recipients are forgotten. */
  counts: string | null
  /** When the draft changed last, then when sending began; epoch milliseconds. */
  at: number
  /** When the next batch is due. */
  next_at: number
}

/** Waiting for its batch, in the outbox, taken or refused by the mail server, returned later, or not sent at all. */
export type RecipientState = 'waiting' | 'queued' | 'sent' | 'refused' | 'bounced' | 'skipped'

export interface NewsletterRecipientsTable {
  newsletter: number
  /** The subscriber's `leave_token`: each gets a newsletter once. */
  subscriber: string
  /** The language that the recipient gets the newsletter in. */
  language: string
  state: RecipientState
  /** Its message in the outbox. */
  mail: number | null
  /** A digest of the Message-ID of the mail. */
  digest: string | null
  /** 1 if the subscriber left after this newsletter. */
  has_left: Generated<0 | 1>
}
