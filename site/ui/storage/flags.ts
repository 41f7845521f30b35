// Flags in browser storage, read by every page's script; write.ts writes them.

export type Kind = 'localStorage' | 'sessionStorage'

/** Undefined if nothing is stored, or storage is blocked. */
export function readKept(kind: Kind, key: string): string | undefined {
  try {
    return window[kind].getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** The visitor's consent: purposes separated by blanks. */
export const CONSENT_KEY = 'consent'
/** Window event when that changes in this tab. */
export const CONSENT_EVENT = 'consent'

/** Whether there is consent to a purpose. */
export const hasAgreed = (purpose: string): boolean =>
  readKept('localStorage', CONSENT_KEY)?.split(' ').includes(purpose) ?? false

export const KNOWN = 'known'
export const EXPECTING = 'expecting'

/** Whether somebody has logged in with this browser before; nothing more. */
export const isKnown = (): boolean => readKept('localStorage', KNOWN) === '1'

/** Whether something was sent whose outcome the next page reports. */
export const isExpecting = (): boolean => readKept('sessionStorage', EXPECTING) !== undefined
