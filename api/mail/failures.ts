import type { FastifyRequest } from 'fastify'
import type { ErrorCode } from '#core/terms/errors.ts'
import { AppError } from '#core/contract/app-error.ts'

/** Runs a form's work; on failure, answers with the form's own error and logs why. */
export async function orAnswer<T>(request: FastifyRequest, code: ErrorCode, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (err) {
    if (err instanceof AppError) throw err
    request.log.error({ err })
    throw new AppError(code, { cause: err })
  }
}
