import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clockTime } from './cli/bar.ts'
import { ensureBrowser } from './cli/browser.ts'
import { main } from './cli/failures.ts'
import { REPORT_FILE, type Failure, type RunReport } from './cli/run-report.ts'
import { ROOT, runTool } from './cli/tools.ts'

const VITEST = 'node_modules/vitest/vitest.mjs'

/** Lines per failure in the final list; the full text is above. */
const SHOWN_LINES = 12

const clean: RunReport = { passed: 0, skipped: 0, failures: [] }

const durations: [step: string, seconds: number][] = []

await main(async () => {
  const browser = await timed('browser', async () => ensureBrowser())
  const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))
  try {
    // Not beside the tests: with too few cores, the compiler spends five times its work on waiting for them.
    const check = await timed('check', runCheck)
    const tests = await timed('tests', () => runVitest('vitest.config.ts', join(reports, 'tests.json')))
    const e2e = await timed('browser tests', () => runBrowserTests(join(reports, 'e2e.json'), browser))
    return close([check, tests, e2e])
  } finally {
    rmSync(reports, { recursive: true })
  }
})

async function timed<T>(step: string, run: () => Promise<T>): Promise<T> {
  const began = performance.now()
  process.stdout.write(`\n== ${step}\n`)
  const result = await run()
  const seconds = (performance.now() - began) / 1000
  durations.push([step, seconds])
  return result
}

async function runCheck(): Promise<RunReport> {
  const { code, output } = await runTool(['scripts/check.ts'])
  process.stdout.write(`\n${output}`)
  return code === 0 ? clean : failedRun('npm run check')
}

/** Errors missing from the report, such as a crash, still fail the run. */
async function runVitest(config: string, file: string, env: Record<string, string> = {}): Promise<RunReport> {
  const args = [VITEST, 'run', '--config', config]
  args.push('--reporter=default', '--reporter=./scripts/cli/run-report.ts')
  const { code } = await runTool(args, {
    env: { ...env, [REPORT_FILE]: file },
    isLoud: true,
  })
  if (!existsSync(file)) return failedRun(`${config}: no report`)
  const report = JSON.parse(readFileSync(file, 'utf8')) as RunReport
  if (code === 0 || report.failures.length > 0) return report
  const failures = failedRun(`${config}: exit code ${code}`).failures
  return { ...report, failures }
}

async function runBrowserTests(report: string, browser: string): Promise<RunReport> {
  if (!existsSync(join(ROOT, 'site/test/e2e'))) {
    return failedRun('site/test/e2e is missing: no browser test was run')
  }
  const env = { BROWSER_PATH: browser }
  return runVitest('vitest.e2e.config.ts', report, env)
}

function failedRun(name: string): RunReport {
  return { ...clean, failures: [{ name, why: [] }] }
}

/** Prints failures last, where a truncated log still has them. */
function close(runs: readonly RunReport[]): number {
  const sum = (count: (run: RunReport) => number) => runs.reduce((total, run) => total + count(run), 0)
  const skipped = sum((run) => run.skipped)
  const failures = runs.flatMap((run) => run.failures)
  process.stdout.write('\n')
  for (const [step, seconds] of durations) {
    process.stdout.write(`${step.padEnd(14)} ${clockTime(seconds)}\n`)
  }
  for (const failure of failures) process.stdout.write(failureText(failure))
  if (skipped > 0) process.stdout.write(`${skipped} skipped\n`)
  process.stdout.write(`${sum((run) => run.passed)} passed, ${failures.length} failed\n`)
  return failures.length === 0 ? 0 : 1
}

function failureText({ name, why }: Failure): string {
  const lines = why.flatMap((text) => text.split('\n')).slice(0, SHOWN_LINES)
  return `\nFAILED ${name}\n${lines.map((line) => `  ${line}\n`).join('')}`
}
