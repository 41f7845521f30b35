import type { ApiError } from '#core/contract/client.ts'
import { readKept } from '../storage/flags.ts'
import { writeStorage } from '../storage/write.ts'

/** A refused log-in, for the reloaded page to resume. */
export interface RefusedLogin {
  email: string
  /** What the server said. */
  text: string
  /** Whether the address may be unconfirmed: the response is the same as for a wrong password. */
  isMaybeUnconfirmed: boolean
}

const KEY = 'refused'

/** Stores what was typed, except the password, for the reloaded page. */
export function keepRefused(email: string, { code, text = '' }: ApiError): void {
  writeStorage('sessionStorage', KEY, [code, email, text].join('\n'))
}

export const hasRefused = (): boolean => readKept('sessionStorage', KEY) !== undefined

export const forgetRefused = (): void => writeStorage('sessionStorage', KEY, undefined)

/** The previous page's refused log-in. React may ask twice: who shows it forgets it in an effect. */
export function readRefused(): RefusedLogin | undefined {
  const [code, email, text] = readKept('sessionStorage', KEY)?.split('\n') ?? []
  if (email === undefined || text === undefined) return undefined
  return { email, text, isMaybeUnconfirmed: code === 'wrongLogin' }
}
