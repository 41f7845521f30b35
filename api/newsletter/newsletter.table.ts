declare module '#data/store/database.ts' {
  interface Database {
    subscribers: SubscribersTable
  }
}

export interface SubscribersTable {
  email_key: string
  email: string
  language: string
  state: 'asked' | 'confirmed' | 'left'
  /** SHA-256 of what the link to confirm carries. */
  confirm_token: string
  /** SHA-256 of what the link to leave carries. */
  leave_token: string
  at: number
}
