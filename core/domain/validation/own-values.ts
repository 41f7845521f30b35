import type { OwnField, OwnValue } from '#core/contract/seed/own-fields.ts'
import { LocalizedLine } from '#core/contract/parts/localized.ts'
import { problemOf, type FieldProblem } from '#core/contract/schema-problems.ts'
import { isDay } from '#core/domain/times/dates.ts'
import { isWebAddress } from '#core/domain/validation/listing-edit.ts'

/** What is wrong with a value in a field of editors, and where within it; undefined if nothing is. */
export function ownValueProblem(
  { kind, options = [] }: Pick<OwnField, 'kind' | 'options'>,
  value: OwnValue,
): { path?: string; problem: FieldProblem } | undefined {
  const unless = (isRight: boolean, problem: FieldProblem) => (isRight ? undefined : { problem })
  switch (kind) {
    case 'text': {
      const wrong = problemOf(LocalizedLine, value)
      return wrong && { problem: wrong.problem, ...(wrong.field && { path: wrong.field }) }
    }
    case 'number':
      return unless(typeof value === 'number', 'noNumber')
    case 'answer':
      return unless(typeof value === 'boolean', 'noAnswer')
    case 'choice':
      return unless(
        options.some(({ id }) => id === value),
        'notAChoice',
      )
    case 'day':
      return unless(typeof value === 'string' && isDay(value), 'noDay')
    case 'link':
      return unless(typeof value === 'string' && isWebAddress(value), 'noLink')
  }
}
