import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { TIMEOUTS } from './core/test/patience.ts'

/** The files that take longest, some of them a few lines: one that begins last leaves all cores but one idle. */
const LONGEST = [
  'desk-imports.test.ts',
  'layout-dialogs.test.ts',
  'pages-en.test.ts',
  'desk-documents.test.ts',
  'failures.test.ts',
  'pages-he.test.ts',
]

class LongestFirst extends BaseSequencer {
  /** Vitest takes the size of a file for its time where it has not run before. */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rest = await super.sort(files)
    const first = LONGEST.flatMap((name) => rest.filter(({ moduleId }) => basename(moduleId) === name))
    return [...new Set([...first, ...rest])]
  }
}

/** Browser tests against a really built and served site. */
export default defineConfig({
  test: {
    name: 'browser',
    include: ['site/test/e2e/**/*.test.ts'],
    globalSetup: './site/test/e2e/setup.ts',
    // Files share a process and its browser; while one of them waits for a page, another one works.
    isolate: false,
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    ...TIMEOUTS,
  },
})
