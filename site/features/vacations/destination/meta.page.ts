import { textIn } from '#core/terms/localized.ts'
import { translator } from '#core/i18n/translate.ts'
import { placeCrumbs } from '#site/ui/head/crumbs.html.ts'
import { MAX_TITLE, type PageMeta } from '#site/ui/head/page-meta.page.ts'
import { itemList, listItems } from '#site/ui/head/structured-data.page.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

type Page = PageContext<'travel'>

export function travelMeta({ lang, input, origin }: Page): PageMeta {
  const { place, features } = input
  const t = translator(lang)
  const name = textIn(lang, place.names)
  const title = t('travel:travel.title', { place: name })
  const items = listItems(lang, [...features.a, ...features.b])
  return {
    title: title.length <= MAX_TITLE ? title : `${name}: ${t('travel:travel.eyebrow')}`,
    description: t('travel:travel.description', { place: name }),
    crumbs: placeCrumbs(lang, place, [{ name: t('common:types.vacations') }]),
    ...(items.length > 0 && { data: [itemList(origin, title, items)] }),
  }
}
