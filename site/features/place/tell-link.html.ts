import { html, type Html } from '#core/i18n/html.ts'
import { pageHref } from '#core/domain/links.ts'
import { textIn, type Localized } from '#core/terms/localized.ts'
import { translator } from '#core/i18n/translate.ts'
import { mailHref } from '#site/ui/blocks/message-link.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

/** A way to tell us what we do not know of a place. */
export function tellLink(
  { lang, contactEmail }: Pick<PageContext, 'lang' | 'contactEmail'>,
  { names }: { names: Localized },
  topic: string,
): Html {
  const t = translator(lang)
  const subject = t('places:help.subject', { topic, place: textIn(lang, names) })
  const href = contactEmail ? mailHref(contactEmail, subject) : `${pageHref(lang, 'listingOptions')}#write-title`
  const tell = t('places:help.tellUs')
  return html`<a href="${href}" aria-label="${`${tell}: ${topic}`}">${tell}</a>`
}
