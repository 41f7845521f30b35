import { defineConfig } from 'vitest/config'

/** Browser tests against a really built and served site. */
export default defineConfig({
  test: {
    name: 'browser',
    include: ['site/test/e2e/**/*.test.ts'],
    globalSetup: './site/test/e2e/setup.ts',
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 60_000,
  },
})
