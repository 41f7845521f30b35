import { readKept, type Kind } from '../storage/flags.ts'
import { writeStorage } from '../storage/write.ts'

/** What somebody has typed into a form and not sent. */
export interface Draft<T> {
  /** Undefined where there is none of use. */
  read: () => T | undefined
  /** Undefined where there is nothing to keep. */
  keep: (typed: T | undefined) => void
}

/**
 * Keeps a draft in the tab or in the browser. Who types belongs to its name, so that nobody else comes to see it.
 * `valid` takes over what was kept, perhaps by another version.
 */
export function draftOf<T>(kind: Kind, name: string, valid: (kept: unknown) => T | undefined): Draft<T> {
  return {
    read() {
      try {
        return valid(JSON.parse(readKept(kind, name) ?? 'null'))
      } catch {
        return undefined
      }
    },
    keep: (typed) => writeStorage(kind, name, typed && JSON.stringify(typed)),
  }
}
