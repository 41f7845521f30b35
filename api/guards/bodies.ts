import type { FastifyInstance, FastifyRequest } from 'fastify'
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import { AppError } from '#core/contract/app-error.ts'

/**
 * Takes bodies as they are. Fastify would make a text of a number, and 0 of nothing, as a query needs it:
 * JSON says what it means. What is no text is refused: a lone surrogate cannot be stored, and NUL not on
 * PostgreSQL; in a path or a query neither gets past the decoding or the schema.
 */
export function addBodyChecks(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (!route.schema?.body) return
    route.validatorCompiler = TypeBoxValidatorCompiler
    route.preValidation = [requireText, route.preValidation ?? []].flat()
  })
}

/** Throws AppError where a value holds a text that cannot be stored. */
export function requireTextIn(value: unknown): void {
  if (!isText(value)) throw new AppError('invalidRequest')
}

function requireText({ body }: FastifyRequest, _: unknown, done: (error?: Error) => void): void {
  done(isText(body) ? undefined : new AppError('invalidRequest'))
}

/** Whether all strings of a value, names of fields too, can be stored. */
function isText(value: unknown): boolean {
  // Not by recursion: a body may be nested deeper than the stack is.
  const rest = [value]
  while (rest.length > 0) {
    const next = rest.pop()
    if (typeof next === 'string') {
      if (next.includes('\0') || !next.isWellFormed()) return false
    } else if (Array.isArray(next)) {
      for (const item of next) rest.push(item)
    } else if (typeof next === 'object' && next !== null) {
      for (const [key, item] of Object.entries(next)) rest.push(key, item)
    }
  }
  return true
}
