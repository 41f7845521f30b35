import react from '@astrojs/react'
import { defineConfig, passthroughImageService } from 'astro/config'
import { publisherAdapter } from './site/render/adapter.ts'

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
    ssr: { external: ['better-sqlite3'] },
  },
})
