import { basename } from 'node:path'
import type { Plugin } from 'vite'

const VITE_HELPER = /^\0vite\/preload-helper\.js$/

const ONLY_IMPORT = /^import"\.\/([^"]+)";\s*$/

/**
 * Imports on demand ask for the file alone: lists of what it imports in turn, and waiting for stylesheets, of which no
 * chunk has any, would take 900 compressed bytes on every page. An entry that does nothing but import a file takes its
 * place: a round trip less.
 */
export function importPlugin(): Plugin {
  return {
    name: 'plain-imports',
    configEnvironment: (name) =>
      name === 'client' ? { build: { modulePreload: { resolveDependencies: () => [] } } } : undefined,
    transform: {
      filter: { id: VITE_HELPER },
      handler: () => ({ code: 'export const __vitePreload = (load) => load()', map: null }),
    },
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        for (const entry of chunks) {
          if (entry.viteMetadata?.importedCss.size)
            this.error(`${entry.fileName} has a stylesheet, which no one would load: import it by ?url`)
          const [, name = ''] = ONLY_IMPORT.exec(entry.code) ?? []
          const imported = chunks.find(({ fileName }) => basename(fileName) === name)
          if (!entry.isEntry || !imported) continue
          entry.code = imported.code
          delete bundle[imported.fileName]
          for (const chunk of chunks) chunk.code = chunk.code.replaceAll(name, basename(entry.fileName))
        }
      },
    },
  }
}
