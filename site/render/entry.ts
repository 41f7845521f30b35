import { createApp } from 'astro/app/entrypoint'
import islandScript from 'astro/runtime/server/astro-island.prebuilt.js'
import type { PageContext } from './page.ts'
import { MARK_SEARCH } from '#site/components/vacations/mark-search.ts'

const app = createApp({ streaming: false })

/** Every script that pages may carry in themselves: no other one runs, whatever a page says. */
export const inlineScripts: readonly string[] = [islandScript, ...app.manifest.clientDirectives.values(), MARK_SEARCH]

const requests = new Map<string, Request>()

/**
 * The bytes of one page's HTML. `kind` names the file below `site/pages`; everything else is in the context.
 * Throws where the page does not answer 200.
 */
export async function render(kind: string, page: PageContext): Promise<Uint8Array> {
  let request = requests.get(kind)
  if (!request) requests.set(kind, (request = new Request(`${page.origin}/${kind}`)))
  const response = await app.render(request, { locals: { page } })
  if (response.status !== 200) throw new Error(`the page answered ${response.status}`)
  return withLateScript(Buffer.from(await response.arrayBuffer()))
}

const SCRIPT = '<script type="module" src="'
const PRIORITY = Buffer.from('fetchpriority="low" ')

/**
 * Lets the styles, the font and the leading picture of a page go before its script, which nothing waits for.
 * Here and not in the layout: a script with attributes of its own is left out of the bundle.
 */
function withLateScript(html: Buffer): Uint8Array {
  const at = html.lastIndexOf(SCRIPT)
  if (at < 0) return html
  const split = at + '<script '.length
  return Buffer.concat([html.subarray(0, split), PRIORITY, html.subarray(split)])
}
