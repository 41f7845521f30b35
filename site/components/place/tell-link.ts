import type { DirectoryType } from '#core/contract/directory.ts'
import { html, type Html } from '#core/domain/html.ts'
import { pageHref } from '#core/domain/links.ts'
import { textIn, type Localized } from '#core/domain/localized.ts'
import { translator } from '#core/i18n/translate.ts'
import { mailHref } from '#site/components/shared/message-link.ts'
import type { PageContext } from '#site/render/page.ts'

/** A way to tell us what we do not know of a place; of a type of listing, the form that adds one. */
export function tellLink(
  { lang, contactEmail }: Pick<PageContext, 'lang' | 'contactEmail'>,
  { names }: { names: Localized },
  topic: string,
  dtype?: DirectoryType,
): Html {
  const t = translator(lang)
  const subject = t('places:help.subject', { topic, place: textIn(lang, names) })
  const form = dtype && `${pageHref(lang, 'addPlace')}?type=${dtype}`
  const written = contactEmail ? mailHref(contactEmail, subject) : `${pageHref(lang, 'listingOptions')}#write-title`
  const href = form ?? written
  const tell = t('places:help.tellUs')
  return html`<a href="${href}" aria-label="${`${tell}: ${topic}`}">${tell}</a>`
}
