import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@astrojs/react'
import { defineConfig, passthroughImageService } from 'astro/config'
import { Features } from 'lightningcss'
import { publisherAdapter } from './site/render/adapter.ts'
import { fallbackFontsPlugin } from './site/render/fallback-fonts.ts'
import { htmlPlugin } from './site/render/html-plugin.ts'
import { importPlugin } from './site/render/import-plugin.ts'
import { messagesPlugin } from './site/render/messages-plugin.ts'
import { scriptPlugin, workerPlugin } from './site/render/script-plugin.ts'

/** The script of every page, with what islands share of it: one small file that all of them import. */
const PAGE_SCRIPT = {
  name: 'page-script',
  priority: 3,
  test: new RegExp(
    'preload-helper|site/(app/(page-script|contributions-on-use|header-on-use|load-app|notice|on-demand|' +
      'scripts/slides)|features/share/share|' +
      'ui/(islands/(interaction|island|on-use|presses)|page/(app|when-idle|when-seen)|storage/flags))\\.ts$',
  ),
}

const REACT = {
  name: 'react',
  priority: 2,
  test: /node_modules\/(react|react-dom|scheduler|@nanostores\/react)\//,
}

/** Scripts that come alone, like those of tabs and rows of cards, share these: by themselves they take a few bytes. */
const ALONE = {
  name: /** @param {string} id */ (id) => basename(id, '.ts'),
  priority: 2,
  test: /\/site\/ui\/page\/(once-each|tab-keys)\.ts$/,
}

const OURS = /\/(core|site)\/(?!features\/desk)[^?]*\.tsx?$/
/** So many islands and dialogs share what all of them load at once; in files of their own there were 80 a page. */
const minShareCount = 6

/** Of what they share, what needs no React, so that other scripts may have it without. */
const BASICS = { name: 'basics', priority: 1, minShareCount, test: isPlain }
const WIDGETS = { name: 'widgets', minShareCount, test: OURS }

/** @param {string} id */
function isPlain(id) {
  return OURS.test(id) && id.endsWith('.ts') && !/from '(react|@nanostores\/react)'/.test(readFileSync(id, 'utf8'))
}

/** Other scripts name the page's: not by all that Astro knows of it. @param {{ name: string }} chunk */
const entryFileNames = ({ name }) => `_astro/${name.split('_astro_')[0]}.[hash].js`

export default defineConfig({
  srcDir: './site',
  publicDir: './site/public',
  outDir: './node_modules/.cache/site/build',
  // Whoever publishes may write there and to .astro alone, see docs/operating.md.
  cacheDir: './node_modules/.cache/site/astro',
  output: 'server',
  adapter: publisherAdapter(),
  integrations: [react()],
  image: { service: passthroughImageService() },
  devToolbar: { enabled: false },
  build: { inlineStylesheets: 'never', assets: '_astro' },
  vite: {
    cacheDir: './node_modules/.cache/site/vite',
    resolve: {
      alias: { '@astrojs/react/server.js': fileURLToPath(import.meta.resolve('./site/render/react-server.ts')) },
    },
    plugins: [htmlPlugin(), messagesPlugin(), fallbackFontsPlugin(), importPlugin(), scriptPlugin(), workerPlugin()],
    // Of environment variables the bundle knows this one, see core/i18n/languages.ts.
    define: { 'process.env.LANGUAGES': JSON.stringify(process.env.LANGUAGES ?? '') },
    build: { assetsInlineLimit: 0, cssCodeSplit: false },
    // Compiles the names of widths in site/ui/styles/breakpoints.css, and nothing for browsers of long ago.
    css: {
      transformer: 'lightningcss',
      lightningcss: { targets: {}, drafts: { customMedia: true }, include: Features.CustomMediaQueries },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: { entryFileNames, codeSplitting: { groups: [PAGE_SCRIPT, REACT, ALONE, BASICS, WIDGETS] } },
          },
        },
      },
    },
    ssr: { external: ['better-sqlite3'] },
  },
})
