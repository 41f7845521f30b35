import { expect, test } from 'vitest'
import { countRun, sumCounts, type Report } from '../counts.ts'

function report(fields: Partial<Report>): Report {
  return {
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    testResults: [],
    ...fields,
  }
}

const unloaded = { status: 'failed', assertionResults: [] }

test.each([
  ['a clean run', report({ numPassedTests: 4 }), 0, 4, 0],
  ['a failed test', report({ numPassedTests: 4, numFailedTests: 1 }), 1, 4, 1],
  [
    'a file that does not load',
    report({ numPassedTests: 4, testResults: [unloaded] }),
    1,
    4,
    1,
  ],
  ['an error outside of any test', report({ numPassedTests: 4 }), 1, 4, 1],
  ['a run without tests', report({}), 0, 0, 1],
  ['a run without a report', undefined, 1, 0, 1],
])('%s', (_, found, code, passed, failed) => {
  expect(countRun(found, code)).toMatchObject({ passed, failed })
})

test('sums the runs', () => {
  const run = { passed: 2, failed: 1, skipped: 3 }
  expect(sumCounts([run, run])).toEqual({ passed: 4, failed: 2, skipped: 6 })
})
