import { html, type Html } from '#core/i18n/html.ts'
import { translator } from '#core/i18n/translate.ts'
import { paragraph } from '#site/ui/blocks/names.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

export function commentsSection({ lang, input }: PageContext<'listing'>): Html | undefined {
  const { comments } = input.listing
  if (!comments) return undefined
  return html`
    <section class="section" aria-labelledby="comments-title">
      <h2 id="comments-title">${translator(lang)('listing:listing.comments')}</h2>
      ${paragraph(lang, comments)}
    </section>
  `
}
