import { format } from '#core/i18n/format.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { AppError } from '#core/contract/app-error.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ERROR_STATUS, type ErrorCode } from '#core/terms/errors.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { languageOf } from './language.ts'
import { isOutOfOrder } from '#data/store/out-of-order.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** The error of a request, for logs and metrics. */
    errorCode: ErrorCode | undefined
  }
}

/** Turns thrown errors into `{ error, code }`; logs only unexpected ones. */
export function answerErrors(app: FastifyInstance): void {
  app.decorateReply('errorCode', undefined)
  app.setErrorHandler((error, request, reply) => {
    const code = codeOf(error)
    if (code === 'internal' || code === 'unavailable') request.log.error({ req: request, err: error })
    const values = error instanceof AppError ? error.values : undefined
    return sendError(request, reply, code, values)
  })
}

/** Answers with an error in the caller's language. */
export function sendError(
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  code: ErrorCode,
  values?: AppError['values'],
): FastifyReply {
  const lang = languageOf(request)
  reply.errorCode = code
  const wait = RETRY_AFTER_SECONDS[code]
  if (wait && !reply.hasHeader('retry-after')) reply.header('retry-after', wait)
  return reply
    .code(ERROR_STATUS[code])
    .header('cache-control', 'no-store')
    .header('content-language', lang)
    .header('vary', 'accept-language')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ error: textOf(lang, code, values), code }))
}

function textOf(lang: Lang, code: ErrorCode, valuesIn: AppError['values']): string {
  return format(MESSAGES[lang].errors[code], valuesIn?.(lang) ?? {})
}

/** Default Retry-After. */
const RETRY_AFTER_SECONDS: Partial<Record<ErrorCode, string>> = {
  noRelease: '5',
  overloaded: '2',
  unavailable: '5',
}

/** The code of a thrown error. */
export function codeOf(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code
  const status = statusOf(error)
  // A truncated body has a 4xx status, and the code of a broken connection.
  if (status >= 500) return isOutOfOrder(error) ? 'unavailable' : 'internal'
  if (status === 404) return 'notFound'
  if (status === 413) return 'tooLarge'
  return status === 415 ? 'unsupportedType' : 'invalidRequest'
}

/** Fastify's own errors (a bad body, a failed schema) have a 4xx status. */
function statusOf(error: unknown): number {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500
}
