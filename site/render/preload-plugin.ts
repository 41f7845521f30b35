import type { Plugin } from 'vite'

const VITE_HELPER = /^\0vite\/preload-helper\.js$/

/**
 * Replaces Vite's helper, which takes 900 compressed bytes on every page: it also waits for stylesheets, of which no
 * chunk has any, and supports browsers without modules.
 */
const HELPER = `const asked = new Set()
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (asked.has(file)) continue
    asked.add(file)
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = '/' + file
    document.head.append(link)
  }
  return load()
}`

/** Preloads all files of an import at once; the import does the rest. */
export function preloadPlugin(): Plugin {
  return {
    name: 'preload',
    transform: {
      filter: { id: VITE_HELPER },
      handler: () => ({ code: HELPER, map: null }),
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && file.viteMetadata?.importedCss.size)
          this.error(`${file.fileName} has a stylesheet, which no one would load: import it by ?url`)
      }
    },
  }
}
