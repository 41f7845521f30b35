import type { ErrorCode } from '#core/contract/errors.ts'
import { readKept } from '../storage/flags.ts'
import { writeStorage } from '../storage/write.ts'

/** A log-in that was refused, as the page that comes after it takes it up again. */
export interface RefusedLogin {
  email: string
  /** Whether the address may be waiting to be confirmed: the answer is the same as for a wrong password. */
  isMaybeUnconfirmed: boolean
}

const KEY = 'refused'

/** Keeps what was typed, but for the password, for the page that loads anew. */
export function keepRefused(email: string, code: ErrorCode): void {
  writeStorage('sessionStorage', KEY, `${code} ${email}`)
}

export const hasRefused = (): boolean => readKept('sessionStorage', KEY) !== undefined

/** The log-in that the page before could not make, once. */
export function takeRefused(): RefusedLogin | undefined {
  const [, code, email] = /^(\w+) (.*)$/su.exec(readKept('sessionStorage', KEY) ?? '') ?? []
  writeStorage('sessionStorage', KEY, undefined)
  if (email === undefined) return undefined
  return { email, isMaybeUnconfirmed: code === 'wrongLogin' }
}
