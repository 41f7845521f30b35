import type { Texts } from '#core/i18n/messages.ts'
import type { AppError } from '#core/contract/app-error.ts'
import { format } from '#core/i18n/format.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { Done } from '#core/contract/accounts.ts'
import type { ErrorCode } from '#core/terms/errors.ts'
import type { ServerMessage } from '#core/contract/session.ts'
import { languageOf, type Asked } from '#api/http/language.ts'

/** A success message in the caller's language. */
export function successMessage(request: Asked, message: keyof Texts<'accounts.messages'>): ServerMessage {
  const text = MESSAGES[languageOf(request)].accounts.messages[message]
  return { type: 'success', text }
}

/** An error message in the caller's language. */
export function errorMessage(request: Asked, code: ErrorCode, values?: AppError['values']): ServerMessage {
  const lang = languageOf(request)
  return { type: 'error', text: format(MESSAGES[lang].errors[code], values?.(lang) ?? {}) }
}

/** The reply that something was done, with the message that says so. */
export const done = (message: ServerMessage): Done => ({ ok: true, message })

/** The same, with the text of a success. */
export const success = (text: string): Done => done({ type: 'success', text })
