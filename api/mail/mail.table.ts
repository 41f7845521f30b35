import type { Generated } from 'kysely'

export type OutboxState = 'waiting' | 'sending' | 'sent' | 'failed'

export interface OutboxTable {
  id: Generated<number>
  /** A second message of the same key is not taken. */
  key: string
  recipient: string
  reply_to: string
  subject: string
  text: string
  html: string
  /** JSON. */
  headers: string
  /** JSON `{name, type, base64}`, or null. */
  attachment: string | null
  state: OutboxState
  attempts: number
  /** What the mail server said last. */
  problem: string
  at: number
  /** When it is next tried; while it is being sent, when it may be taken over. */
  due_at: number
}
