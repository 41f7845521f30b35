import { feedText } from '#site/features/feed/feed.page.ts'
import { manifestText } from '#site/ui/head/manifest.page.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

/** A document that is no page: a feed or a manifest; undefined for pages. */
export function textOf(page: PageContext): string | undefined {
  if (page.kind === 'feed') return feedText(page as PageContext<'feed'>)
  return page.kind === 'manifest' ? manifestText(page) : undefined
}
