declare module '#data/store/database.ts' {
  interface Database {
    limits: LimitsTable
    used_captchas: UsedCaptchasTable
  }
}

export interface LimitsTable {
  /** What is counted, and a keyed hash of for whom. */
  key: string
  count: number
  resets_at: number
}

export interface UsedCaptchasTable {
  hash: string
  expires_at: number
}
