export interface SubscribersTable {
  email_key: string
  email: string
  language: string
  state: 'asked' | 'confirmed' | 'left'
  /** SHA-256 of what the links in its mails carry. */
  token: string
  at: number
}
