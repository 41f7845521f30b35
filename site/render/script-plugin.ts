import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

const PREFIX = 'script:'

/** A script with all that it imports, as one text. */
async function textOf(path: string): Promise<{ code: string; moduleIds: string[] }> {
  const input = fileURLToPath(new URL(path, import.meta.url))
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, modulePreload: false, rolldownOptions: { input, output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput
  const [{ code, moduleIds }] = output
  return { code: code.trim(), moduleIds }
}

/** `import code from 'script:x'`: `app/scripts/x.ts` with all that it imports, as text to stand in a page. */
export function scriptPlugin(): Plugin {
  return {
    name: 'script',
    resolveId: { filter: { id: /^script:/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0script:/ },
      async handler(id) {
        const { code, moduleIds } = await textOf(`../app/scripts/${id.slice(1 + PREFIX.length)}.ts`)
        for (const file of moduleIds) this.addWatchFile(file)
        return { code: `export default ${JSON.stringify(code)}`, map: null }
      },
    },
  }
}

/** The service worker, at the root of the site: it answers only for what is below its own address. */
export function workerPlugin(): Plugin {
  return {
    name: 'worker',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const { code } = await textOf('../features/offline/offline.worker.ts')
      this.emitFile({ type: 'asset', fileName: 'offline.worker.js', source: code })
    },
  }
}
