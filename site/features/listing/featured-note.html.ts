import { html, type Html } from '#core/i18n/html.ts'
import { translator } from '#core/i18n/translate.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

/** Explains what featured means. */
export function featuredNote({ lang, input: { listing } }: PageContext<'listing'>): Html | undefined {
  if (!listing.paid || listing.sample) return undefined
  return html`<p class="fine">${translator(lang)('common:featuredWhy')}</p>`
}
