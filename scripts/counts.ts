/** The part of Vitest's JSON report that counts. */
export interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: {
    status: string
    assertionResults: { status: string }[]
  }[]
}

export interface Counts {
  passed: number
  failed: number
  skipped: number
}

/**
 * The counts of one run. What failed without a failed test still counts: a
 * file that does not load, a run without tests, a crash without a report.
 */
export function countRun(report: Report | undefined, code: number): Counts {
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' &&
      assertionResults.every((test) => test.status !== 'failed'),
  )
  const passed = report.numPassedTests
  const failed = report.numFailedTests + unloaded.length
  const isEmpty = passed + failed === 0
  return {
    passed,
    failed: failed === 0 && (code !== 0 || isEmpty) ? 1 : failed,
    skipped: report.numPendingTests,
  }
}

export function sumCounts(all: readonly Counts[]): Counts {
  return all.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}
