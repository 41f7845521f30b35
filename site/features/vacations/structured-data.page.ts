import { MESSAGES } from '#core/i18n/messages.ts'
import { pageUrl } from '#site/ui/head/page-meta.page.ts'
import { itemList, listItems } from '#site/ui/head/structured-data.page.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

type Page = PageContext<'vacations'>

/** The page as a collection with its first offers. */
export function vacationsData(page: Page): object {
  const { lang, input, origin } = page
  const words = MESSAGES[lang].travel.vacations.page
  return {
    '@type': 'CollectionPage',
    name: words.title,
    description: words.description,
    url: pageUrl(page),
    inLanguage: lang,
    mainEntity: itemList(origin, words.title, listItems(lang, input.features)),
  }
}
