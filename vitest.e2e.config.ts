import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { TIMEOUTS } from './core/test/patience.ts'

/** Browser tests against a really built and served site. */
export default defineConfig({
  test: {
    name: 'browser',
    include: ['site/test/e2e/**/*.test.ts'],
    globalSetup: './site/test/e2e/setup.ts',
    // Files share a process and its browser; while one of them waits for a page, another one works.
    isolate: false,
    maxWorkers: availableParallelism() + 1,
    ...TIMEOUTS,
  },
})
