import { realpathSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { dev, type AstroIntegration } from 'astro'
import type { Connect, ViteDevServer } from 'vite'
import type { Config } from '#api/config.ts'
import { ROOT } from '../engine/bundle.ts'
import { stylesByLink } from './styles-by-link.ts'

export interface DevServer {
  /** Without a slash at the end. */
  url: string
  /** Has every open page load anew. */
  reload(): void
  close(): Promise<void>
}

export interface DevOptions {
  config: Pick<Config, 'host' | 'port' | 'varDir'>
  /** What answers before Vite does. */
  answer: Connect.NextHandleFunction
  /** The folder of the data files, absolute. */
  seed: string
  /** Called with the path of a file that was added, changed or removed, absolute. */
  onChange(path: string): void
}

/** Astro's own server for those who develop. Rejects where the address cannot be listened on. */
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
        // The packages may lie elsewhere.
        fs: { allow: [ROOT, dirname(realpathSync(join(ROOT, 'node_modules/astro')))] }, // prettier-ignore
      },
      // All that islands import is made ready at once: what were found later would load the page anew.
      optimizeDeps: {
        entries: ['site/lib/page-script.ts', 'site/islands/**/*.tsx'],
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
  { answer, seed, onChange }: DevOptions,
  onOpen: (vite: ViteDevServer) => void,
): AstroIntegration {
  return {
    name: 'dev',
    hooks: {
      'astro:config:setup': ({ injectScript }) => {
        // Islands that a script draws want it too, and Astro gives it to its own alone.
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
