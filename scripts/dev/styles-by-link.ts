import type { Plugin } from 'vite'

const PAGE_STYLES = /^\0virtual:astro:dev-css:/
const STYLE_ADDRESS = /\.css\?url$/

/**
 * Our pages and scripts import only the URLs of stylesheets (`?url`). Astro's dev server would insert these modules
 * into pages as if they were CSS, and Vite would reload the page although it has replaced the stylesheet.
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
