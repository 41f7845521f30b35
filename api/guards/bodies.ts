import type { FastifyInstance, FastifyRequest, FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import { AppError } from '#core/contract/app-error.ts'

const compiled = new WeakMap<object, ReturnType<FastifySchemaCompiler<TSchema>>>()

/** A schema is compiled once, however many servers a process starts. */
const compileOnce: FastifySchemaCompiler<TSchema> = (route) => {
  const validator = compiled.get(route.schema) ?? TypeBoxValidatorCompiler(route)
  compiled.set(route.schema, validator)
  return validator
}

/**
 * Turns off type coercion for JSON bodies, which queries need and bodies do not. Refuses invalid strings: lone
 * surrogates cannot be stored, nor NUL on PostgreSQL; decoding and schemas stop both in paths and queries.
 */
export function addBodyChecks(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const schema = route.schema?.body
    if (!schema) return
    route.validatorCompiler = compileOnce
    const fillIn = ({ body }: FastifyRequest, _: unknown, done: () => void) => {
      fillMissing(schema as TSchema, body)
      done()
    }
    route.preValidation = [requireText, route.preValidation ?? [], fillIn].flat()
  })
}

/**
 * Sets the required keys that a body lacks to the defaults of their schemas: a field left out is a field left empty,
 * and gets its message.
 */
export function fillMissing(schema: TSchema, body: unknown): void {
  if (typeof body !== 'object' || body === null) return
  const { properties = {}, required = [] } = schema as ObjectSchema
  for (const key of required) {
    const { default: empty } = properties[key] ?? {}
    if (empty !== undefined && !Object.hasOwn(body, key)) Object.assign(body, { [key]: structuredClone(empty) })
  }
}

interface ObjectSchema {
  properties?: Record<string, { default?: unknown }>
  required?: readonly string[]
}

/** Throws AppError if a value contains a string that cannot be stored. */
export function requireTextIn(value: unknown): void {
  if (!isText(value)) throw new AppError('invalidRequest')
}

function requireText({ body }: FastifyRequest, _: unknown, done: (error?: Error) => void): void {
  done(isText(body) ? undefined : new AppError('invalidRequest'))
}

/** Whether all strings in a value, keys included, can be stored. */
function isText(value: unknown): boolean {
  // No recursion: a body may be nested deeper than the stack.
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
