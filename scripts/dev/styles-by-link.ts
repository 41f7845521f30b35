import type { Plugin } from 'vite'

const PAGE_STYLES = /^\0virtual:astro:dev-css:/
const STYLE_ADDRESS = /\.css\?url$/

/**
 * Pages and scripts import the addresses of stylesheets alone. Astro would put these modules into pages as if they
 * were styles, and Vite would load a page anew for one whose stylesheet it has replaced.
 */
export function stylesByLink(): Plugin {
  return {
    name: 'styles-by-link',
    enforce: 'pre',
    load: {
      filter: { id: PAGE_STYLES },
      handler: () => 'export const css = new Set()',
    },
    hotUpdate({ modules }) {
      return modules.filter(({ id }) => !STYLE_ADDRESS.test(id ?? ''))
    },
  }
}
