export interface LimitsTable {
  /** What is counted, and for whom; the whom as a keyed hash. */
  key: string
  count: number
  resets_at: number
}

export interface UsedCaptchasTable {
  hash: string
  expires_at: number
}

export interface SecretsTable {
  name: string
  value: string
}
