import type { Generated } from 'kysely'
import type { ReportType } from '#core/contract/reports.ts'

export interface ReportsTable {
  id: Generated<number>
  /** 0 for a deleted account. */
  uid: number
  tnid: number
  dtype: number
  type: ReportType
  title: string
  content: string
  /** Empty if the form sent none. */
  button_text: string
  /** A path of this site; empty if the form sent none. */
  back_link: string
  good_faith: 0 | 1
  language: string
  /** The reported contribution, `review 12`; empty for the listing itself. */
  about: Generated<string>
  state: 'waiting' | 'settled' | 'refused'
  /** Epoch milliseconds. */
  at: number
}

export interface ClaimsTable {
  id: Generated<number>
  uid: number
  tnid: number
  language: string
  /** What the sender is to the place, a phone number, and how it can be checked; each may be empty. */
  role: Generated<string>
  phone: Generated<string>
  evidence: Generated<string>
  state: 'waiting' | 'approved' | 'refused'
  /** Epoch milliseconds. */
  at: number
}
