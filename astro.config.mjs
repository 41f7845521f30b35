import react from '@astrojs/react'
import { defineConfig, passthroughImageService } from 'astro/config'
import { publisherAdapter } from './site/render/adapter.ts'

<<<<<<< HEAD
/** What the script of every page has in common with islands: one small file, not one each. */
const PAGE_PARTS = {
  name: 'preload-helper',
  test: /preload-helper|site\/(stores\/flags|lib\/tab-keys|lib\/script\/load-people)\.ts$/,
=======
// What the script of every page shares with islands is one file, so that a page that nobody acts on asks for
// no more than two.
const OUTPUT = {
  codeSplitting: {
    groups: [
      {
        name: 'preload-helper',
        test: /vite\/preload-helper|site\/stores\/flags\.ts|site\/lib\/tab-keys\.ts|site\/lib\/script\/load-people\.ts/,
      },
    ],
  },
>>>>>>> search
}

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
    build: { assetsInlineLimit: 0, cssCodeSplit: false },
    environments: {
<<<<<<< HEAD
      client: {
        build: {
          rolldownOptions: {
            output: { codeSplitting: { groups: [PAGE_PARTS] } },
          },
        },
      },
=======
      client: { build: { rolldownOptions: { output: OUTPUT } } },
>>>>>>> search
    },
    ssr: { external: ['better-sqlite3'] },
  },
})
