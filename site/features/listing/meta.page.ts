import { isNeverKosher } from '#core/domain/business-kinds.ts'
import { resultsHref } from '#core/domain/links.ts'
import { textIn } from '#core/terms/localized.ts'
import { translator } from '#core/i18n/translate.ts'
import { typeName } from '#core/text/type-names.ts'
import { placeCrumbs } from '#site/ui/head/crumbs.html.ts'
import { MAX_TITLE, pageUrl, type PageMeta } from '#site/ui/head/page-meta.page.ts'
import { listingData } from '#site/ui/head/structured-data.page.ts'
import { descriptionText } from './facts-sentence.page.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

export function listingMeta(page: PageContext<'listing'>): PageMeta {
  const { lang, input, origin } = page
  const { listing, place } = input
  const { dtype, sample } = listing
  const t = translator(lang)
  const name = textIn(lang, listing.title)
  const town = textIn(lang, place.names)
  const withTown = `${name}, ${town}`
  const isEnough = name.includes(town) || withTown.length > MAX_TITLE
  const title = isEnough ? name : withTown
  const description = descriptionText(page)
  const list = { name: typeName(lang, dtype), href: resultsHref(lang, place, dtype) }
  return {
    title: sample ? `${t('common:sampleListing')}: ${title}` : title,
    description: sample ? `${t('listing:listing.sampleNotice')} ${description}` : description,
    crumbs: placeCrumbs(lang, place, [list, { name }]),
    picture: input.pictures[0],
    withoutSite: isNeverKosher(listing),
    ...(!sample && { data: [{ ...listingData(lang, input, origin, pageUrl(page)), description }] }),
  }
}
