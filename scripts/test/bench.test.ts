import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, runTool } from '../cli/tools.ts'

const run = (...args: string[]) => runTool(['--disable-warning=ExperimentalWarning', ...args])
const bench = join(ROOT, 'scripts/bench.ts')

test.each([[[]], [['--help']]])('%j lists what there is', async (args) => {
  const { code, output } = await run(bench, ...args)
  expect(output).toMatch(/^npm run bench -- NAME.*\n\n {2}api {6}\S/)
  expect(code).toBe(0)
})

test.each(['nothing', 'toString'])('%s is no name', async (name) => {
  const { code, output } = await run(bench, name)
  expect(output).toMatch(/^There is no bench "\w+"\.\n\nnpm run bench/)
  expect(code).toBe(2)
})

test('a name goes with its options', async () => {
  const { code, output } = await run(bench, 'build', '--pages', '5')
  expect(output).toContain('--pages: 5 is not a whole number from 200 to')
  expect(code).toBe(1)
})
