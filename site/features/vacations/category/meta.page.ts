import { pageHref } from '#core/domain/links.ts'
import { textIn } from '#core/terms/localized.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { PageMeta } from '#site/ui/head/page-meta.page.ts'
import { itemList, listItems } from '#site/ui/head/structured-data.page.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

type Page = PageContext<'category'>

export function categoryMeta({ lang, input, origin }: Page): PageMeta {
  const t = translator(lang)
  const { category, features } = input
  const title = textIn(lang, category.title)
  const { about, empty } = MESSAGES[lang].travel.categories
  const items = listItems(lang, features)
  const offers = items.length > 0 ? about : empty
  return {
    title: `${title}: ${t('travel:travel.eyebrow')}`,
    description: `${textIn(lang, category.description)} ${offers}`,
    crumbs: [
      { name: t('common:nav.home'), href: pageHref(lang, 'home') },
      { name: t('common:types.vacations'), href: pageHref(lang, 'vacations') },
      { name: title },
    ],
    ...(category.pictures[0] && { picture: category.pictures[0] }),
    ...(items.length > 0 && { data: [itemList(origin, title, items)] }),
  }
}
