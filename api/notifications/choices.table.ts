import type { MailWay } from '#core/contract/choices.ts'

declare module '#data/store/database.ts' {
  interface Database {
    mail_choices: MailChoicesTable
  }
}

/** `desk`: what waits for people with a role. `owner`: what happens to one's listings. */
export type Topic = 'desk' | 'owner'

/** How somebody hears of a topic; without a row daily, of everything. */
export interface MailChoicesTable {
  uid: number
  topic: Topic
  way: MailWay
  /** The kinds that they do not want to hear of, separated by spaces. */
  kinds: string
  /** When they were last mailed, epoch milliseconds. */
  notified_at: number
  /** SHA-256 of the token in the mails' link to stop them. */
  leave_token: string
}
