import { realpathSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { dev, type AstroIntegration } from 'astro'
import type { Connect, ViteDevServer } from 'vite'
import type { Config } from '#api/config.ts'
import { ROOT } from '../engine/bundle.ts'
import type { FindPage } from './page-finder.ts'
import { stylesByLink } from './styles-by-link.ts'

export interface DevServer {
  /** Without a trailing slash. */
  url: string
  /** Reloads every open page. */
  reload(): void
  close(): Promise<void>
}

export interface DevOptions {
  config: Pick<Config, 'host' | 'port' | 'varDir'>
  /** Runs before Vite's own middlewares. */
  answer: Connect.NextHandleFunction
  findPage: FindPage
  /** The folder of the data files, absolute. */
  seed: string
  /** Called with the absolute path of each file that was added, changed or removed. */
  onChange(path: string): void
}

/** Starts Astro's dev server. Rejects if it cannot listen at the address. */
export async function startAstro(options: DevOptions): Promise<DevServer> {
  const { host, port, varDir } = options.config
  let vite: ViteDevServer | undefined
  const server = await dev({
    root: ROOT,
    logLevel: 'warn',
    server: { host, port },
    integrations: [
      integrationOf(options, (opened) => {
        vite = opened
      }),
    ],
    vite: {
      plugins: [stylesByLink()],
      server: {
        strictPort: true,
        watch: { ignored: [`${resolve(varDir)}/**`] },
        // node_modules may be a symbolic link.
        fs: { allow: [ROOT, dirname(realpathSync(join(ROOT, 'node_modules/astro')))] },
      },
      // Pre-bundles the imports of all islands: each one found later would reload the page.
      optimizeDeps: {
        entries: ['site/app/page-script.ts', 'site/{ui,features,app}/**/*.tsx'],
      },
    },
  })
  const { address, family, port: ownPort } = server.address
  const name = family === 'IPv6' ? `[${address}]` : address
  return {
    url: `http://${name}:${ownPort}`,
    reload: () => vite?.ws.send({ type: 'full-reload' }),
    close: () => server.stop(),
  }
}

function integrationOf(
  { answer, findPage, seed, onChange }: DevOptions,
  onOpen: (vite: ViteDevServer) => void,
): AstroIntegration {
  return {
    name: 'dev',
    hooks: {
      'astro:config:setup': ({ injectScript, addMiddleware }) => {
        globalThis.findDevPage = findPage
        addMiddleware({ order: 'pre', entrypoint: new URL('middleware.ts', import.meta.url) })
        // Astro loads it for its own islands only; components that our scripts mount need it too.
        injectScript('page', `import '@vitejs/plugin-react/preamble'`)
      },
      'astro:server:setup': ({ server }) => {
        onOpen(server)
        server.middlewares.use(answer)
        server.watcher.on('all', (event, path) => {
          if (!event.endsWith('Dir')) onChange(path)
        })
        server.watcher.add(seed)
      },
    },
  }
}
