import type { MailWay } from '#core/contract/desk.ts'

declare module '#data/store/database.ts' {
  interface Database {
    desk_mails: DeskMailsTable
  }
}

/** How somebody with a role hears of what waits; without a row daily, of everything. */
export interface DeskMailsTable {
  uid: number
  way: MailWay
  /** The kinds that they do not want to hear of, separated by spaces. */
  kinds: string
  /** When they were last told, epoch milliseconds. */
  told: number
  /** SHA-256 of the token in the mails' link to stop them. */
  leave_token: string
}
