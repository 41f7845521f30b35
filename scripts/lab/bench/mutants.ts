import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { endChildren } from '../../cli/children.ts'
import { REPORT_FILE, type RunReport } from '../../cli/run-report.ts'
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
/** As many test files are run first: they notice most faults. */
const NEAREST = 3

interface Mutant {
  file: string
  code: string
  fault: Fault
}

/**
 * Puts one fault each into functions drawn by a seed, in a copy of the last commit, whose tests must pass. Runs the
 * tests that are near to it by their imports, and at the end the compiler. Prints what noticed each, and how many were
 * noticed. Browser tests are not run: what only they notice counts as survived.
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
  stop.addEventListener('abort', () => void endChildren())
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

/** One fault each, in functions of different files. */
function drawn(root: string, count: number, random: Random): Mutant[] {
  const files = globSync('{core,data,api,scripts,site}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !LEFT_OUT.test(file))
    .toSorted()
  let functions = files.flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8')
    const byName = Map.groupBy(faultsIn(code, file), ({ name }) => name)
    return [...byName.values()].map((faults) => ({ file, code, faults }))
  })
  const pick = <T>(from: T[]): T => from.splice(Math.floor(random() * from.length), 1)[0]!
  return Array.from({ length: Math.min(count, new Set(functions.map(({ file }) => file)).size) }, () => {
    const { faults, ...where } = pick(functions)
    functions = functions.filter(({ file }) => file !== where.file)
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
  const survivors: Mutant[] = []
  let tried = 0
  for (const mutant of mutants) {
    const began = performance.now()
    const tests = near.of(mutant.file, mutant.fault.name).slice(0, most)
    const by = await withFaults(root, [mutant], () => noticedBy(root, tests, stop))
    if (stop.aborted) break
    tried++
    if (!by) survivors.push(mutant)
    const seconds = Math.round((performance.now() - began) / 1000)
    const verdict = by ? `noticed  ${textOf(mutant)}` : `SURVIVED ${textOf(mutant)}`
    process.stdout.write(`${verdict}\n         ${by ?? tests.join(' ')} (${seconds} s)\n`)
  }
  const typed = stop.aborted ? [] : await noticedByTypes(root, survivors)
  for (const mutant of typed) process.stdout.write(`noticed by types: ${textOf(mutant)}\n`)
  process.stdout.write(`${tried - survivors.length + typed.length} of ${tried} noticed\n`)
}

function textOf({ file, code, fault }: Mutant): string {
  const was = code.slice(fault.start, fault.end).replaceAll(/\s+/g, ' ')
  return `${file}:${fault.line} ${fault.name}: ${was} → ${fault.text}`
}

async function withFaults<T>(root: string, mutants: readonly Mutant[], use: () => Promise<T>): Promise<T> {
  try {
    for (const { file, code, fault } of mutants) {
      writeFileSync(join(root, file), code.slice(0, fault.start) + fault.text + code.slice(fault.end))
    }
    return await use()
  } finally {
    for (const { file, code } of mutants) writeFileSync(join(root, file), code)
  }
}

/** The test that fails, of the nearest few first. */
async function noticedBy(root: string, tests: readonly string[], stop: AbortSignal): Promise<string | undefined> {
  for (const some of [tests.slice(0, NEAREST), tests.slice(NEAREST)]) {
    if (stop.aborted || some.length === 0) return undefined
    const failed = await firstFailure(root, some)
    if (failed) return failed
  }
  return undefined
}

/** Those whose files the compiler complains of: it takes long, so they are all put in at once. */
async function noticedByTypes(cwd: string, mutants: readonly Mutant[]): Promise<Mutant[]> {
  const args = ['node_modules/typescript-native/bin/tsc', '--noEmit', '--pretty', 'false']
  const { output } = await withFaults(cwd, mutants, () => runTool(args, { cwd }))
  return mutants.filter(({ file }) => output.split('\n').some((line) => line.startsWith(`${file}(`)))
}

async function firstFailure(cwd: string, tests: readonly string[]): Promise<string | undefined> {
  const report = join(cwd, 'report.json')
  rmSync(report, { force: true })
  const projects = new Set(tests.map(projectOf))
  const { code } = await runTool(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--bail=1',
      '--reporter=./scripts/cli/run-report.ts',
      ...[...projects].map((project) => `--project=${project}`),
      ...tests,
    ],
    { cwd, timeoutMs: LONGEST_MS, env: { [REPORT_FILE]: report } },
  )
  if (code === 0) return undefined
  if (!existsSync(report)) return `a run that never ended, of ${tests.join(', ')}`
  const { failures } = JSON.parse(readFileSync(report, 'utf8')) as RunReport
  return failures[0]?.name ?? `exit code ${code} of ${tests.join(', ')}`
}

/** As in `vitest.config.ts`; fewer projects start faster. */
function projectOf(test: string): string {
  if (!test.startsWith('site/')) return 'node'
  return test.endsWith('.astro.test.ts') ? 'astro' : 'site'
}
