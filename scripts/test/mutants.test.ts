import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '#scripts/cli/tools.ts'
import { faultsIn } from '#scripts/lab/bench/faults.ts'
import { NearTests } from '#scripts/lab/bench/near-tests.ts'

const CODE = `
const LIMIT = 5
export function first(rows: readonly number[], isOpen: boolean): number | undefined {
  if (rows.length > 3 && isOpen) return rows[0]
  const [least = 0] = rows
  note(least)
  return isOpen ? 1 : (undefined as 7 | undefined)
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
    'return !(isOpen) ? 1 : (undefined as 7 | undefined)',
    'return isOpen ? 2 : (undefined as 7 | undefined)',
  ])
})

test('the tests near a file are those that import it, and first of them those that name the function', () => {
  const near = new NearTests(ROOT)
  const [first] = near.of('scripts/lab/bench/faults.ts', 'faultsIn')
  expect(first).toBe('scripts/test/mutants.test.ts')
  const [nearest, ...others] = near.of('core/domain/routes.ts', 'pathOf')
  expect(readFileSync(join(ROOT, nearest!), 'utf8')).toContain('pathOf')
  expect(others.every((name) => /\.test\.tsx?$/.test(name))).toBe(true)
})

test('a file that a test starts as a command is near to it', () => {
  expect(new NearTests(ROOT).of('scripts/nightly.ts', 'nightly')).not.toEqual([])
})
