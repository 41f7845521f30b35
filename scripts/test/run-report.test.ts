import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { REPORT_FILE, type RunReport } from '../cli/run-report.ts'
import { ROOT, runTool } from '../cli/tools.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-report-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

async function run(files: Record<string, string>): Promise<RunReport> {
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, `${name}.test.js`), text)
  }
  const report = join(folder, 'report.json')
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--globals']
  args.push('--root', folder, '--passWithNoTests')
  args.push('--reporter', join(ROOT, 'scripts/cli/run-report.ts'))
  await runTool(args, { env: { [REPORT_FILE]: report } })
  return JSON.parse(readFileSync(report, 'utf8')) as RunReport
}

test('a clean run counts what passed and what was skipped', async () => {
  const files = { a: `test('one', () => {})\ntest.skip('two', () => {})` }
  const counts = { passed: 1, skipped: 1 }
  expect(await run(files)).toEqual({ ...counts, failures: [] })
})

test('each failure has its name, its reason and its place', async () => {
  const { passed, failures } = await run({
    wrong: `test('well', () => {})
describe('sums', () => {
  test('one and one', () => expect(1 + 1).toBe(3))
})`,
    unloaded: `import './nowhere.js'`,
    unready: `describe('never', () => {
  beforeAll(() => { throw new Error('No base.') })
  test('one', () => {})
})`,
    loose: `test('one', () => {
  setTimeout(() => { throw new Error('Too late.') })
  return new Promise((resolve) => setTimeout(resolve, 50))
})`,
  })
  expect(passed).toBe(2)
  const failed = new Map(failures.map(({ name, why }) => [name, why.join('\n')]))
  expect([...failed.keys()].sort()).toEqual([
    'an error outside of any test',
    'unloaded.test.js',
    'unready.test.js > never',
    'wrong.test.js > sums > one and one',
  ])
  expect(failed.get('an error outside of any test')).toContain('Too late.')
  expect(failed.get('unloaded.test.js')).toContain('nowhere.js')
  expect(failed.get('unready.test.js > never')).toContain('No base.')
  expect(failed.get('wrong.test.js > sums > one and one')).toMatch(/expected 2 to be 3[^]*wrong\.test\.js:3/)
})

test('a run without tests has failed', async () => {
  const report = await run({})
  expect(report.failures).toEqual([{ name: 'a run without tests', why: [] }])
})
