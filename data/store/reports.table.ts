import type { Generated } from 'kysely'
import type { ReportType } from '#core/contract/reports.ts'

export interface ReportsTable {
  id: Generated<number>
  /** 0 for somebody whose account is gone. */
  uid: number
  tnid: number
  dtype: number
  type: ReportType
  title: string
  content: string
  /** Empty where the form did not say. */
  button_text: string
  /** A path of this site; empty where the form did not say. */
  back_link: string
  good_faith: 0 | 1
  language: string
  /** The words that it is about, `review 12`; empty for the listing itself. */
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
  state: 'waiting' | 'approved' | 'refused'
  /** Epoch milliseconds. */
  at: number
}
