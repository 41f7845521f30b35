import { textIn } from '#core/terms/localized.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { pageUrl } from '#site/ui/head/page-meta.page.ts'
import { itemList, listItems } from '#site/ui/head/structured-data.page.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

type Page = PageContext<'vacations'>

/** An offer as a trip, with who runs it, and its price until it is over. */
export function offerData(page: PageContext<'feature'>): object {
  const { lang, input } = page
  const { feature, past } = input
  const { title, summary, organiser, startRate } = feature
  return {
    '@type': 'TouristTrip',
    name: textIn(lang, title),
    description: textIn(lang, summary),
    url: pageUrl(page),
    ...(organiser && { provider: { '@type': 'Organization', name: textIn(lang, organiser) } }),
    ...(startRate &&
      !past && { offers: { '@type': 'Offer', price: startRate.amount, priceCurrency: startRate.currency } }),
  }
}

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
