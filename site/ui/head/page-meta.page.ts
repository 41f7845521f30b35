import type { Lang } from '#core/i18n/languages.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import type { Crumb } from './crumbs.html.ts'

// Apart from what draws the head: the development server's feeds need the address of a page, and know no bundler.

export interface PageMeta {
  title: string
  description: string
  crumbs: readonly Crumb[]
  /** This page in every language where `paths` does not say all: percent-encoded, with their queries. */
  hrefs?: Readonly<Record<Lang, string>>
  /** Key of the picture for link previews. */
  picture?: string
  /** Leaves the site's name, which includes "kosher", out of the title. */
  withoutSite?: boolean
  /** Structured data besides the breadcrumbs. */
  data?: readonly object[]
}

/** In characters. */
export const MAX_TITLE = 70

export function pageUrl(page: PageContext, lang = page.lang, { hrefs }: Pick<PageMeta, 'hrefs'> = {}): string {
  return page.origin + (hrefs?.[lang] ?? encodeURI(page.paths[lang]))
}
