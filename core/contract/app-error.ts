import type { Lang } from '../i18n/languages.ts'
import type { ErrorCode } from './errors.ts'

/** A failure the caller is told about, by its code in the contract. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  /** What the words of the code have holes for, in a language. */
  readonly values: ((lang: Lang) => Record<string, string>) | undefined
  constructor(code: ErrorCode, options?: ErrorOptions & { values?: AppError['values'] }) {
    super(code, options)
    this.code = code
    this.values = options?.values
  }
}
