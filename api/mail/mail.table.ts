import type { Generated } from 'kysely'

declare module '#data/store/database.ts' {
  interface Database {
    outbox: OutboxTable
  }
}

export type OutboxState = 'waiting' | 'sending' | 'sent' | 'failed'

export interface OutboxTable {
  id: Generated<number>
  /** A second message with the same key is ignored. */
  key: string
  recipient: string
  /** Normalized address. */
  recipient_key: string
  reply_to: string
  /** Normalized. */
  reply_key: string
  subject: string
  /** Empty once sent: it may contain a link that opens an account. */
  text: string
  html: string
  /** JSON; empty once sent. */
  headers: string
  /** JSON `{name, type, base64}`, or null; null once sent. */
  attachment: string | null
  state: OutboxState
  attempts: number
  /** The mail server's last error. */
  problem: string
  /** Random token of the current mailer; changes when another takes over. */
  lease: string
  at: number
  /** Next attempt; while being sent, the end of the lease. */
  due_at: number
  /** 1 for newsletters: others go first. */
  bulk: Generated<0 | 1>
  /** 1 once the mail server has said that there is no such recipient. */
  recipient_refused: Generated<0 | 1>
}
