import { EXPECTING, KNOWN, readKept, type Kind } from './flags.ts'

/** Keeps a text, or forgets it where it is undefined. The browser may be full, or forbid it: then nothing is kept. */
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

/** Lets the next page ask for its messages; `text` is an error to be told where the server has none. */
export function expectMessages(text = ''): void {
  writeStorage('sessionStorage', EXPECTING, text)
}

/** What the page before left to be told, once. */
export function takeExpected(): string | undefined {
  const text = readKept('sessionStorage', EXPECTING)
  writeStorage('sessionStorage', EXPECTING, undefined)
  return text || undefined
}
