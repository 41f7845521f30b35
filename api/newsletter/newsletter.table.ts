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
  /** SHA-256 of the confirmation link's token. */
  confirm_token: string
  /** SHA-256 of the unsubscribe link's token. */
  leave_token: string
  at: number
}
