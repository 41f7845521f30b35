import { availableParallelism } from 'node:os'
import { getViteConfig } from 'astro/config'
import { defineConfig } from 'vitest/config'
import { TIMEOUTS } from './core/test/patience.ts'
import { htmlPlugin } from './site/render/html-plugin.ts'
import { messagesPlugin } from './site/render/messages-plugin.ts'

const SITE = 'site/test/**/*.test.{ts,tsx}'
/** Tests that render components of Astro. */
const ASTRO = 'site/test/**/*.astro.test.ts'

/** Files share a process and what it has imported. */
const shared = {
  isolate: false,
  env: { TZ: 'UTC' },
  setupFiles: './core/test/each-file.ts',
  ...TIMEOUTS,
}

/** Servers of tests have ports of their own. */
const ANY_ORIGIN = { settings: { fetch: { disableSameOriginPolicy: true } } }

export default defineConfig({
  test: {
    // While one of them waits for a process that it has started, another one works.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'node',
          include: ['{api,core,data,scripts}/test/**/*.test.ts'],
          // Node reads our files as they are.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          globalSetup: './scripts/test/setup.ts',
          ...shared,
        },
      },
      {
        plugins: [htmlPlugin(), messagesPlugin()],
        test: {
          name: 'site',
          include: [SITE],
          exclude: ['site/test/e2e', ASTRO],
          ...shared,
          environment: 'happy-dom',
          environmentOptions: { happyDOM: ANY_ORIGIN },
          setupFiles: './site/test/each-file.ts',
        },
      },
      // Astro's own plugins, so that a test can render a component.
      getViteConfig({ test: { name: 'astro', include: [ASTRO], ...shared } }),
    ],
  },
})
