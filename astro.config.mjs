import react from '@astrojs/react'
import { defineConfig, passthroughImageService } from 'astro/config'
import { publisherAdapter } from './site/render/adapter.ts'
import { preloadPlugin } from './site/render/preload-plugin.ts'

/** The script of every page, with what islands share of it: one small file that all of them import. */
const PAGE_SCRIPT = {
  name: 'page-script',
  test: /preload-helper|site\/(stores\/flags|lib\/page-script|lib\/script\/(load-people|listing|notice|people|share|voices|weather))\.ts$/,
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
    plugins: [preloadPlugin()],
    build: { assetsInlineLimit: 0, cssCodeSplit: false },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: { codeSplitting: { groups: [PAGE_SCRIPT] } },
          },
        },
      },
    },
    ssr: { external: ['better-sqlite3'] },
  },
})
