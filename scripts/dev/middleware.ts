import type { MiddlewareHandler } from 'astro'
import type { FindPage } from './page-finder.ts'

declare global {
  /** Set by the command: Vite evaluates this module apart from the modules of the command. */
  var findDevPage: FindPage
}

/** Has Astro render the template of the page at a path, which names no template itself. */
export const onRequest: MiddlewareHandler = async ({ url, locals }, next) => {
  const found = await globalThis.findDevPage(url)
  if (found instanceof Response) return found
  locals.page = found.page
  const { body, headers } = await next(`/${found.template}${url.search}`)
  return new Response(body, { status: found.status, headers })
}
