import { ownPageHref } from '#core/domain/links.ts'
import { html, type Html } from '#core/i18n/html.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { mailHref } from '#site/ui/blocks/message-link.html.ts'
import { CONTACT_PAGE, type PageContext } from '#site/ui/page/page-context.ts'

/** A link to those who run the site, by mail or by their own page; nothing where there is neither. */
export function tellLink({ lang, contactEmail, frame }: PageContext, text: string, subject?: string): Html | undefined {
  const page = frame.pages.find(({ id }) => id === CONTACT_PAGE)
  const href = contactEmail ? mailHref(contactEmail, subject) : page && ownPageHref(lang, page)
  return href ? html`<a class="more-link" href="${href}">${text}${icon('arrow')}</a>` : undefined
}
