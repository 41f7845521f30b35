import { defineConfig } from 'vitest/config'

/** Browser tests against a really built and served site. */
export default defineConfig({
  test: {
    name: 'browser',
    include: ['site/test/e2e/**/*.test.ts'],
    globalSetup: './site/test/e2e/setup.ts',
    // Guards against hanging, and no measures: two slow cores may be shared.
    testTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 120_000,
  },
})
