import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

const PREFIX = 'script:'

/** `import code from 'script:x'`: `app/scripts/x.ts` with all that it imports, as text to stand in a page. */
export function scriptPlugin(): Plugin {
  return {
    name: 'script',
    resolveId: { filter: { id: /^script:/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0script:/ },
      async handler(id) {
        const name = id.slice(1 + PREFIX.length)
        const input = fileURLToPath(new URL(`../app/scripts/${name}.ts`, import.meta.url))
        const { output } = (await build({
          configFile: false,
          logLevel: 'warn',
          build: { write: false, modulePreload: false, rolldownOptions: { input, output: { format: 'iife' } } },
        })) as Rolldown.RolldownOutput
        const [{ code, moduleIds }] = output
        for (const file of moduleIds) this.addWatchFile(file)
        return { code: `export default ${JSON.stringify(code.trim())}`, map: null }
      },
    },
  }
}
