import type { FastifyRequest } from 'fastify'
import type { Done } from '#core/contract/accounts.ts'
import { ERROR_WORDS } from '#core/contract/error-words.ts'
import type { ErrorCode } from '#core/contract/errors.ts'
import type { ServerMessage } from '#core/contract/session.ts'
import {
  ACCOUNT_MESSAGES,
  type AccountMessage,
} from '#core/i18n/account-messages.ts'
import { acceptedLanguage } from '../http/language.ts'

type Asked = Pick<FastifyRequest, 'headers'>

export const languageOf = ({ headers }: Asked) =>
  acceptedLanguage(headers['accept-language'])

/** What went well, in the caller's language. */
export function good(request: Asked, message: AccountMessage): ServerMessage {
  const text = ACCOUNT_MESSAGES[languageOf(request)][message]
  return { type: 'success', text }
}

/** What went wrong, in the caller's language. */
export function bad(request: Asked, code: ErrorCode): ServerMessage {
  return { type: 'error', text: ERROR_WORDS[languageOf(request)][code] }
}

export const done = (message: ServerMessage): Done => ({ ok: true, message })
