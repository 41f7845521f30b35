declare module '#data/store/database.ts' {
  interface Database {
    second_factors: SecondFactorsTable
    recovery_codes: RecoveryCodesTable
    pending_logins: PendingLoginsTable
  }
}

export interface SecondFactorsTable {
  uid: number
  /** Base32, encrypted. */
  secret: string
  /** The time step of the last accepted code: no code is accepted twice. */
  step: number
  /** Since when log-ins ask for it; 0 while it is being set up. */
  at: number
}

export interface RecoveryCodesTable {
  uid: number
  /** SHA-256 of the code. */
  hash: string
}

/** A log-in with the right password that still needs a code. Its session is a visitor's. */
export interface PendingLoginsTable {
  session: string
  uid: number
  at: number
}
