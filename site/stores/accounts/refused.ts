import type { ErrorCode } from '#core/contract/errors.ts'
import { readKept } from '../storage/flags.ts'
import { writeStorage } from '../storage/write.ts'

/** A refused log-in, for the reloaded page to resume. */
export interface RefusedLogin {
  email: string
  /** Whether the address may be unconfirmed: the response is the same as for a wrong password. */
  isMaybeUnconfirmed: boolean
}

const KEY = 'refused'

/** Stores what was typed, except the password, for the reloaded page. */
export function keepRefused(email: string, code: ErrorCode): void {
  writeStorage('sessionStorage', KEY, `${code} ${email}`)
}

export const hasRefused = (): boolean => readKept('sessionStorage', KEY) !== undefined

export const forgetRefused = (): void => writeStorage('sessionStorage', KEY, undefined)

/** The previous page's refused log-in. React may ask twice: who shows it forgets it in an effect. */
export function readRefused(): RefusedLogin | undefined {
  const [, code, email] = /^(\w+) (.*)$/su.exec(readKept('sessionStorage', KEY) ?? '') ?? []
  if (email === undefined) return undefined
  return { email, isMaybeUnconfirmed: code === 'wrongLogin' }
}
