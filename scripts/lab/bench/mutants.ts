import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT, runTool } from '../../cli/tools.ts'
import { inFolder } from '../folder.ts'
import { numberOf } from '../options.ts'
import { seeded, type Random } from '../random.ts'
import { faultsIn, type Fault } from './faults.ts'
import { NearTests } from './near-tests.ts'

/** What no test can notice: benchmarks, types, and what runs before the packages are there. */
const LEFT_OUT = /\/test\/|^scripts\/lab\/|^site\/(public|pictures)\/|\.d\.ts$/
/** A fault that never ends has been noticed. */
const LONGEST_MS = 300_000

interface Mutant {
  file: string
  code: string
  fault: Fault
}

/**
 * Puts one fault each into functions drawn by a seed, in a copy of the last commit, whose tests must pass, and runs the
 * tests that are near to it by their imports. Prints a line each, and how many were noticed.
 */
export async function run(args: string[], stop: AbortSignal): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      count: { type: 'string', default: '60' },
      seed: { type: 'string', default: 'faults' },
      tests: { type: 'string', default: '12' },
    },
  })
  const count = numberOf('count', values.count, { least: 1, most: 1000 })
  const most = numberOf('tests', values.tests, { least: 1, most: 500 })
  await inFolder('mutants', async (dir) => {
    const copy = join(dir, 'copy')
    execFileSync('git', ['worktree', 'add', '--detach', '--quiet', copy], { cwd: ROOT })
    try {
      symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
      await tryAll(copy, { mutants: drawn(copy, count, seeded(values.seed)), most, stop })
    } finally {
      execFileSync('git', ['worktree', 'remove', '--force', copy], { cwd: ROOT })
    }
  })
}

/** One fault each in different functions. */
function drawn(root: string, count: number, random: Random): Mutant[] {
  const files = globSync('{core,data,api,scripts,site}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !LEFT_OUT.test(file))
    .toSorted()
  const functions = files.flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8')
    const byName = Map.groupBy(faultsIn(code, file), ({ name }) => name)
    return [...byName.values()].map((faults) => ({ file, code, faults }))
  })
  const pick = <T>(from: T[]): T => from.splice(Math.floor(random() * from.length), 1)[0]!
  return Array.from({ length: Math.min(count, functions.length) }, () => {
    const { faults, ...where } = pick(functions)
    return { ...where, fault: pick(faults) }
  })
}

interface Trial {
  mutants: readonly Mutant[]
  most: number
  stop: AbortSignal
}

async function tryAll(root: string, { mutants, most, stop }: Trial): Promise<void> {
  const near = new NearTests(root)
  let noticed = 0
  let tried = 0
  for (const { file, code, fault } of mutants) {
    if (stop.aborted) break
    const tests = near.of(file).slice(0, most)
    writeFileSync(join(root, file), code.slice(0, fault.start) + fault.text + code.slice(fault.end))
    const isNoticed = tests.length > 0 && !(await passes(root, tests))
    writeFileSync(join(root, file), code)
    noticed += Number(isNoticed)
    const was = code.slice(fault.start, fault.end).replaceAll(/\s+/g, ' ')
    const verdict = isNoticed ? 'noticed ' : 'SURVIVED'
    process.stdout.write(`${verdict} ${file}:${fault.line} ${fault.name}: ${was} → ${fault.text}\n`)
    process.stdout.write(`         ${tests.length} test files\n`)
    tried++
  }
  process.stdout.write(`${noticed} of ${tried} noticed\n`)
}

async function passes(cwd: string, tests: readonly string[]): Promise<boolean> {
  const { code } = await runTool(['node_modules/vitest/vitest.mjs', 'run', '--bail=1', ...tests], {
    cwd,
    timeoutMs: LONGEST_MS,
  })
  return code === 0
}
