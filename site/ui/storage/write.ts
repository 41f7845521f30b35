import { EXPECTING, KNOWN, readKept, type Kind } from './flags.ts'

/** Stores a text, or deletes it if undefined. Ignores full or blocked storage. */
export function writeStorage(kind: Kind, key: string, text: string | undefined): void {
  try {
    if (text === undefined) window[kind].removeItem(key)
    else window[kind].setItem(key, text)
  } catch {
    // The page works without it.
  }
}

export function setKnown(known: boolean): void {
  writeStorage('localStorage', KNOWN, known ? '1' : undefined)
}

/** Lets the next page request its messages; `text` is shown if the server has none. */
export function expectMessages(text = ''): void {
  writeStorage('sessionStorage', EXPECTING, text)
}

/** The previous page's message, once. */
export function takeExpected(): string | undefined {
  const text = readKept('sessionStorage', EXPECTING)
  writeStorage('sessionStorage', EXPECTING, undefined)
  return text || undefined
}
