// What is kept in the browser, as the script of every page reads it; write.ts writes it.

export type Kind = 'localStorage' | 'sessionStorage'

/** Undefined where nothing is kept, or where the browser forbids it to us. */
export function readKept(kind: Kind, key: string): string | undefined {
  try {
    return window[kind].getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** What the visitor has agreed to: purposes with blanks between. */
export const CONSENT_KEY = 'consent'
/** Told to the window when that has changed in this tab. */
export const CONSENT_EVENT = 'consent'

/** Whether the visitor has agreed to a purpose. */
export const hasAgreed = (purpose: string): boolean =>
  readKept('localStorage', CONSENT_KEY)?.split(' ').includes(purpose) ?? false

export const KNOWN = 'known'
export const EXPECTING = 'expecting'

/** Whether somebody has logged in with this browser before; it says no more than that. */
export const isKnown = (): boolean => readKept('localStorage', KNOWN) === '1'

/** Whether something was sent whose outcome is told by the next page. */
export const isExpecting = (): boolean => readKept('sessionStorage', EXPECTING) !== undefined
