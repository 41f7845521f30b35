import { readKept } from '#site/ui/storage/flags.ts'
import { writeStorage } from '#site/ui/storage/write.ts'

/** A log-in that did not succeed, or not yet, for the reloaded page to resume. */
export interface RefusedLogin {
  /** Empty where none was typed. */
  email: string
  /** The error; empty where a code is asked for. */
  text: string
  /** Of the error. */
  code: string
}

const KEY = 'refused'

/** Stores what was typed, except the password, for the reloaded page. */
export function keepRefused({ code = '', email = '', text = '' }: Partial<RefusedLogin>): void {
  writeStorage('sessionStorage', KEY, [code, email, text].join('\n'))
}

export const hasRefused = (): boolean => readKept('sessionStorage', KEY) !== undefined

export const forgetRefused = (): void => writeStorage('sessionStorage', KEY, undefined)

/** The previous page's log-in. React may ask twice: who shows it forgets it in an effect. */
export function readRefused(): RefusedLogin | undefined {
  const [code, email, text] = readKept('sessionStorage', KEY)?.split('\n') ?? []
  return code === undefined || email === undefined || text === undefined ? undefined : { code, email, text }
}

/** Whether the password was wrong, or the address is unconfirmed: the response is the same. */
export const isWrongLogin = (refused: RefusedLogin | undefined): boolean => refused?.code === 'wrongLogin'
