// What is kept in the browser. It may be full, or forbidden to us: then nothing is kept.

type Kind = 'localStorage' | 'sessionStorage'

export function readKept(kind: Kind, key: string): string | undefined {
  try {
    return window[kind].getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a text, or forgets it where it is undefined. */
export function keep(kind: Kind, key: string, text: string | undefined): void {
  try {
    if (text === undefined) window[kind].removeItem(key)
    else window[kind].setItem(key, text)
  } catch {
    // The page works without it.
  }
}

/** What the visitor has agreed to: purposes with blanks between. */
export const CONSENT_KEY = 'consent'
/** Told to the window when that has changed in this tab. */
export const CONSENT_EVENT = 'consent'

/** Whether the visitor has agreed to a purpose, for scripts that are on every page. */
export const hasAgreed = (purpose: string): boolean =>
  readKept('localStorage', CONSENT_KEY)?.split(' ').includes(purpose) ?? false

const KNOWN = 'known'
const EXPECTING = 'expecting'

/** Whether somebody has logged in with this browser before; it says no more than that. */
export const isKnown = (): boolean => readKept('localStorage', KNOWN) === '1'

export function setKnown(known: boolean): void {
  keep('localStorage', KNOWN, known ? '1' : undefined)
}

/** Whether something was sent whose outcome is told by the next page. */
export const isExpecting = (): boolean =>
  readKept('sessionStorage', EXPECTING) !== undefined

/** Lets the next page ask for its messages; `text` is an error to be told where the server has none. */
export function expectMessages(text = ''): void {
  keep('sessionStorage', EXPECTING, text)
}

/** What the page before left to be told, once. */
export function takeExpected(): string | undefined {
  const text = readKept('sessionStorage', EXPECTING)
  keep('sessionStorage', EXPECTING, undefined)
  return text || undefined
}
