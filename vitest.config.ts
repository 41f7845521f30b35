import { getViteConfig } from 'astro/config'
import { defineConfig } from 'vitest/config'

const everywhere = ['**/node_modules/**', '**/e2e/**']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: ['{api,core,data,scripts}/test/**/*.test.ts'],
          exclude: everywhere,
          globalSetup: './scripts/test/setup.ts',
        },
      },
      // Astro's own plugins, so that a test can render a component.
      getViteConfig({
        test: {
          name: 'site',
          include: ['site/test/**/*.test.{ts,tsx}'],
          exclude: everywhere,
        },
      }),
    ],
  },
})
