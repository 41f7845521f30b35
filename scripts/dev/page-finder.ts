import { decodedPath } from '#core/domain/url-paths.ts'
import { mediaTypeOf } from '#core/domain/served-files.ts'
import { isLang } from '#core/i18n/languages.ts'
import { textOf } from '#site/render/texts.ts'
import { iconSprite } from '#site/ui/icons/sprite.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { chromeContext, chromeOf } from '../engine/renderer.ts'
import type { SiteSettings } from '../engine/settings.ts'
import type { Backend } from './backend.ts'

/** A template of `site/pages`, what it shows, and the HTTP status. */
export interface FoundTemplate {
  template: string
  page: PageContext
  status: number
}

/** Finds what the server answers at a URL: a template, or an answer without one. */
export type FindPage = (url: URL) => Promise<FoundTemplate | Response>

/** Path prefix of header and footer; the language follows. */
export const CHROME = '/@chrome/'

interface Finding {
  /** Undefined if it could not be opened: the server is about to stop. */
  backend: Promise<Backend | undefined>
  settings: SiteSettings
  /** Where this server listens. */
  url: () => string
}

/** Finds the pages of the store. */
export function pageFinder(work: Finding): FindPage {
  return async (url) => {
    const backend = await work.backend
    if (!backend) return new Response('Stopping.', { status: 503 })
    const lang = url.pathname.startsWith(CHROME) && url.pathname.slice(CHROME.length)
    if (lang && isLang(lang)) {
      return { template: 'chrome', page: chromeContext(lang, work.settings, backend.frame()), status: 200 }
    }
    return findPageAt(url, backend, work)
  }
}

async function findPageAt(url: URL, backend: Backend, work: Finding): Promise<FoundTemplate | Response> {
  const path = decodedPath(url.pathname) ?? url.pathname
  const found = await backend.find(path)
  // Not 301, which browsers cache while paths may still change.
  if ('movedTo' in found) return redirectTo(found.movedTo + url.search)
  const { page, status } = found
  const text = textOf(page)
  if (text !== undefined) return new Response(text, { headers: { 'content-type': mediaTypeOf(path) } })
  // Rendered for every page, so that changes show.
  const chrome = await fetch(`${work.url()}${CHROME}${page.lang}`)
  // If they fail, Astro shows their error in place of the page.
  if (!chrome.ok) return { template: 'chrome', page: chromeContext(page.lang, work.settings, page.frame), status: 500 }
  const { header, footer } = chromeOf(await chrome.text())
  return { template: page.kind, page: { ...page, chrome: { header: iconSprite() + header, footer } }, status }
}

const redirectTo = (location: string): Response => new Response(null, { status: 302, headers: { location } })
