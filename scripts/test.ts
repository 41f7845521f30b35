import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clockTime } from './bar.mjs'
import { ensureBrowser } from './browser.ts'
import { countRun, sumCounts, type Counts, type Report } from './counts.ts'
import { main } from './failures.ts'
import { ROOT, runTool } from './tools.ts'

const VITEST = 'node_modules/vitest/vitest.mjs'

const durations: [step: string, seconds: number][] = []

await main(async () => {
  const browser = await timed('browser', async () => ensureBrowser())
  const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))
  try {
    const check = await timed('check', runCheck)
    const tests = await timed('tests', () =>
      runVitest('vitest.config.ts', join(reports, 'tests.json')),
    )
    const e2e = await timed('browser tests', () =>
      runBrowserTests(join(reports, 'e2e.json'), browser),
    )
    return close(sumCounts([check, tests, e2e]))
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

/** A check that fails is one failure: the closing line must not look clean. */
async function runCheck(): Promise<Counts> {
  const { code } = await runTool(['scripts/check.ts'], { isLoud: true })
  return { passed: 0, failed: code === 0 ? 0 : 1, skipped: 0 }
}

async function runVitest(
  config: string,
  report: string,
  env: Record<string, string> = {},
): Promise<Counts> {
  const args = [VITEST, 'run', '--config', config]
  args.push('--reporter=default', '--reporter=json')
  args.push(`--outputFile.json=${report}`)
  const { code } = await runTool(args, { env, isLoud: true })
  return countRun(readReport(report), code)
}

async function runBrowserTests(
  report: string,
  browser: string,
): Promise<Counts> {
  if (!existsSync(join(ROOT, 'site/test/e2e'))) {
    process.stdout.write('site/test/e2e is missing: no browser test was run.\n')
    return countRun(undefined, 1)
  }
  const env = { BROWSER_PATH: browser }
  return runVitest('vitest.e2e.config.ts', report, env)
}

function readReport(file: string): Report | undefined {
  if (!existsSync(file)) return undefined
  return JSON.parse(readFileSync(file, 'utf8')) as Report
}

function close({ passed, failed, skipped }: Counts): number {
  process.stdout.write('\n')
  for (const [step, seconds] of durations) {
    process.stdout.write(`${step.padEnd(14)} ${clockTime(seconds)}\n`)
  }
  if (skipped > 0) process.stdout.write(`${skipped} skipped\n`)
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  return failed === 0 ? 0 : 1
}
