import react from '@astrojs/react'
import { defineConfig, passthroughImageService } from 'astro/config'
import { publisherAdapter } from './site/render/adapter.ts'

/** What the script of every page has in common with islands: one small file, not one each. */
const PAGE_PARTS = {
  name: 'preload-helper',
  test: /preload-helper|site\/(stores\/(flags|outside-script)|lib\/script\/load-people)\.ts$/,
}

/**
 * Only what is large is asked for ahead of the module that imports it: the names of all the small ones
 * weigh more in the script of every page than the round trip that they save.
 */
const PRELOADS = {
  name: 'preload-large',
  /** @param {string} name */
  configEnvironment: (name) =>
    name === 'client'
      ? { build: { modulePreload: { resolveDependencies: largeOnly } } }
      : undefined,
}
/** @param {string} _ @param {string[]} files */
const largeOnly = (_, files) =>
  files.filter((file) => /\/react-dom\./.test(file))

export default defineConfig({
  srcDir: './site',
  publicDir: './site/public',
  outDir: './node_modules/.cache/site/build',
  output: 'server',
  adapter: publisherAdapter(),
  integrations: [react()],
  compressHTML: true,
  image: { service: passthroughImageService() },
  devToolbar: { enabled: false },
  build: { inlineStylesheets: 'never', assets: '_astro' },
  vite: {
    plugins: [PRELOADS],
    build: { assetsInlineLimit: 0, cssCodeSplit: false },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: { codeSplitting: { groups: [PAGE_PARTS] } },
          },
        },
      },
    },
    ssr: { external: ['better-sqlite3'] },
  },
})
