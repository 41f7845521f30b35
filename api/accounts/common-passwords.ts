import { AppError } from '#core/contract/app-error.ts'
import common from './common-passwords.json' with { type: 'json' }

const COMMON: ReadonlySet<string> = new Set(common.passwords)
/** A repeated sequence of up to four characters: `abcabcabcab`. */
const REPEATED = /^(.{1,4}?)\1+(?!\1)(.{0,3})$/su

/** Whether a password is commonly used, ignoring case and trailing symbols. */
export function isCommon(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  const [, piece = '', rest = ''] = REPEATED.exec(plain) ?? []
  const isRepeated = piece !== '' && piece.startsWith(rest)
  const bare = plain.replace(/[^\p{L}\p{N}]+$/u, '')
  return isRepeated || COMMON.has(plain) || COMMON.has(bare)
}

/** Rejects common passwords. Throws AppError `commonPassword`. */
export function requireUncommon(password: string): void {
  if (isCommon(password)) throw new AppError('commonPassword')
}
