import type { TSchema } from 'typebox'
import { Errors } from 'typebox/value'

/** What can be wrong with a field; each has a message in every language. */
export type FieldProblem =
  | 'missing'
  | 'unknown'
  | 'wrongType'
  | 'format'
  | 'tooShort'
  | 'tooLong'
  | 'range'
  | 'tooEarly'
  | 'noDay'
  | 'ahead'
  | 'beforeIssue'
  | 'notAChoice'
  | 'noSuch'
  | 'taken'
  | 'fixed'
  | 'inUse'
  | 'hasValues'
  | 'noFilter'
  | 'noNumber'
  | 'noAnswer'
  | 'noLink'

const BY_KEYWORD: Readonly<Record<string, FieldProblem>> = {
  required: 'missing',
  additionalProperties: 'unknown',
  type: 'wrongType',
  pattern: 'format',
  // Days are the only values with a format.
  format: 'noDay',
  minLength: 'tooShort',
  minItems: 'tooShort',
  maxLength: 'tooLong',
  maxItems: 'tooLong',
  minimum: 'range',
  maximum: 'range',
  const: 'notAChoice',
  enum: 'notAChoice',
  anyOf: 'notAChoice',
}

/** The first invalid field: `links.2.to.url`. */
export function problemOf(schema: TSchema, value: unknown): { field: string; problem: FieldProblem } | undefined {
  const [error] = Errors(schema, value)
  if (!error) return undefined
  const { keyword, instancePath, message } = error
  // Schemas refine nothing but the order of two days.
  if (keyword === '~refine') return { field: pathOf(instancePath, 'to'), problem: 'tooEarly' }
  if (keyword === 'pattern' && isBlank(value, instancePath)) return { field: pathOf(instancePath), problem: 'tooShort' }
  const params = error.params as Record<string, unknown>
  const more = [params['requiredProperties'] ?? params['additionalProperties'] ?? []].flat()[0]
  const problem = message === 'schema is false' ? 'unknown' : (BY_KEYWORD[keyword] ?? 'format')
  return { field: pathOf(instancePath, more), problem }
}

/** Whether the text at a path is blank. */
function isBlank(value: unknown, pointer: string): boolean {
  const inner = (outer: unknown, step: string) => Object(outer)[step]
  return String(stepsOf(pointer).reduce(inner, value)).trim() === ''
}

const stepsOf = (pointer: string) => pointer.split('/').slice(1)

const pathOf = (pointer: string, more?: unknown): string =>
  [...stepsOf(pointer), ...(typeof more === 'string' ? [more] : [])].join('.')
