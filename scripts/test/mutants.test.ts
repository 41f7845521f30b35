import { expect, test } from 'vitest'
import { ROOT } from '#scripts/cli/tools.ts'
import { faultsIn } from '#scripts/lab/bench/faults.ts'
import { NearTests } from '#scripts/lab/bench/near-tests.ts'

const CODE = `
const LIMIT = 5
export function first(rows: readonly number[], isOpen: boolean): number | undefined {
  if (rows.length > 3 && isOpen) return rows[0]
  note(rows)
  return isOpen ? 1 : undefined
}
`

test('faults are put into functions, one at a time', () => {
  const changed = faultsIn(CODE, 'first.ts').map(({ name, line, start, end, text }) => {
    expect(name).toBe('first')
    const lines = (CODE.slice(0, start) + text + CODE.slice(end)).split('\n')
    return lines[line - 1]!.trim()
  })
  expect(changed).toEqual([
    'if (!(rows.length > 3 && isOpen)) return rows[0]',
    'if (rows.length > 3 || isOpen) return rows[0]',
    'if (rows.length >= 3 && isOpen) return rows[0]',
    'if (rows.length > 4 && isOpen) return rows[0]',
    'if (rows.length > 3 && isOpen) return rows[1]',
    ';',
    'return !(isOpen) ? 1 : undefined',
    'return isOpen ? 2 : undefined',
  ])
})

test('the tests near a file import it, those that do so themselves first', () => {
  const tests = new NearTests(ROOT).of('scripts/lab/bench/faults.ts')
  expect(tests[0]).toBe('scripts/test/mutants.test.ts')
  expect(tests.every((name) => name.endsWith('.test.ts'))).toBe(true)
})
