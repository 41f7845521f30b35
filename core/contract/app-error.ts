import type { Lang } from '../i18n/languages.ts'
import type { ErrorCode } from '#core/terms/errors.ts'

/** An error reported to the caller by its code in the contract. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  /** Values for the placeholders of the code's message, in a language. */
  readonly values: ((lang: Lang) => Record<string, string>) | undefined
  constructor(code: ErrorCode, options?: ErrorOptions & { values?: AppError['values'] }) {
    super(code, options)
    this.code = code
    this.values = options?.values
  }
}
