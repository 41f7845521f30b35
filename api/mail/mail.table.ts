import type { Generated } from 'kysely'

declare module '#data/store/database.ts' {
  interface Database {
    outbox: OutboxTable
  }
}

export type OutboxState = 'waiting' | 'sending' | 'sent' | 'failed'

export interface OutboxTable {
  id: Generated<number>
  /** A second message of the same key is not taken. */
  key: string
  recipient: string
  /** What two spellings of one address share. */
  recipient_key: string
  reply_to: string
  /** What two spellings of it share. */
  reply_key: string
  subject: string
  /** Empty once it is sent: it may hold a link that opens an account. */
  text: string
  html: string
  /** JSON; empty once it is sent. */
  headers: string
  /** JSON `{name, type, base64}`, or null; null once it is sent. */
  attachment: string | null
  state: OutboxState
  attempts: number
  /** What the mail server said last. */
  problem: string
  /** Whoever sends it knows this word; another one has taken it over where the word has changed. */
  lease: string
  /** Read by earlier versions alone. */
  handed: 0
  at: number
  /** When it is next tried; while it is being sent, when it may be taken over. */
  due_at: number
}
