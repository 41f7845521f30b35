import { html, type Html } from '#core/i18n/html.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { contactHref } from '#site/ui/blocks/message-link.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

/** A link to those who run the site; nothing where there is no way to them. */
export function tellLink(page: PageContext, text: string, subject?: string): Html | undefined {
  const href = contactHref(page, subject)
  return href ? html`<a class="more-link" href="${href}">${text}${icon('arrow')}</a>` : undefined
}
