import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/** A failed test, a file or suite that failed before its tests, or an error outside of them. */
export interface Failure {
  /** Project, file, suites and test. */
  name: string
  /** Error messages, each with its first location in the code. */
  why: string[]
}

export interface RunReport {
  passed: number
  skipped: number
  failures: Failure[]
}

/** Path of the report, because reporters on Vitest's command line get no options. */
export const REPORT_FILE = 'RUN_REPORT_FILE'

const EMPTY: Failure = { name: 'a run without tests', why: [] }

/** A reporter of Vitest: writes one run as a {@link RunReport} in JSON. */
export default class RunReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const file = process.env[REPORT_FILE]
    if (!file) throw new Error(`${REPORT_FILE} must name the report's file.`)
    writeFileSync(file, JSON.stringify(reportOf(modules, unhandled)))
  }
}

function reportOf(modules: readonly TestModule[], unhandled: readonly SerializedError[]): RunReport {
  const tests = modules.flatMap((module) => [...module.children.allTests()])
  const count = (state: string) => tests.filter((test) => test.result().state === state).length
  const outside = unhandled.map((error) => ({
    name: 'an error outside of any test',
    why: [tell(error)],
  }))
  const failures = [...modules.flatMap(failuresOf), ...outside]
  if (tests.length + failures.length === 0) failures.push(EMPTY)
  const counts = { passed: count('passed'), skipped: count('skipped') }
  return { ...counts, failures }
}

function failuresOf(module: TestModule): Failure[] {
  const suites = [...module.children.allSuites()]
  const tests = [...module.children.allTests('failed')]
  return [
    ...tests.map((test) => failure(module, test.fullName, test.result().errors)),
    ...suites.map((suite) => failure(module, suite.fullName, suite.errors())),
    failure(module, '', module.errors()),
  ].filter(({ why }) => why.length > 0)
}

/** The project tells a file's zone or settings. */
function failure(
  { project, relativeModuleId }: TestModule,
  within: string,
  errors: readonly SerializedError[] = [],
): Failure {
  const path = [project.name, relativeModuleId, within]
  return { name: path.filter(Boolean).join(' > '), why: errors.map(tell) }
}

function tell({ message, stacks, diff }: SerializedError): string {
  const at = stacks?.[0]
  const place = at ? `at ${at.file}:${at.line}:${at.column}` : undefined
  return [message, diff, place].filter(Boolean).join('\n')
}
