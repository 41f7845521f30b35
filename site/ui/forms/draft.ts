import { readKept, type Kind } from '../storage/flags.ts'
import { writeStorage } from '../storage/write.ts'

/** Typed values that were not sent. */
export interface Draft<T> {
  /** Undefined if there is no usable one. */
  read: () => T | undefined
  /** Undefined deletes it. */
  keep: (typed: T | undefined) => void
}

/**
 * A draft in session or local storage. Include the user in its name, so that nobody else sees it. `valid` reads what
 * was stored, perhaps by another version.
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
