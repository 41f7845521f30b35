import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#core/contract/app-error.ts'

interface Schema {
  type?: string
  properties?: Record<string, Schema>
}

/** Decimal notation of ids, degrees and counts. */
const DECIMAL = /^-?\d{1,16}(\.\d{1,16})?$/

/**
 * Accepts only decimal numbers in paths and queries. JavaScript's other notations (`Infinity`, `1e309`, `0x10`) would
 * be coerced after the limits are checked. JSON bodies have real numbers.
 */
export function addNumberChecks(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const { params, querystring } = route.schema ?? {}
    const names = {
      params: numbersOf(params as Schema | undefined),
      query: numbersOf(querystring as Schema | undefined),
    }
    if (names.params.length + names.query.length === 0) return
    const check = ({ params, query }: FastifyRequest, _: unknown, done: (error?: Error) => void) => {
      const isRead = areRead(params, names.params) && areRead(query, names.query)
      done(isRead ? undefined : new AppError('invalidRequest'))
    }
    route.preValidation = [check, route.preValidation ?? []].flat()
  })
}

const numbersOf = (schema: Schema | undefined): string[] =>
  Object.entries(schema?.properties ?? {}).flatMap(([name, { type }]) =>
    type === 'integer' || type === 'number' ? [name] : [],
  )

function areRead(values: unknown, names: readonly string[]): boolean {
  const input = values as Record<string, unknown>
  return names.every((name) => [input[name] ?? []].flat().every((value) => DECIMAL.test(String(value))))
}
