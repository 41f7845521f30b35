import { pageHref } from '#core/domain/links.ts'
import { textIn } from '#core/domain/localized.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { PageMeta } from '#site/layouts/head.ts'
import { itemList, listItems } from '#site/layouts/structured-data.ts'
import type { PageContext } from '#site/render/page.ts'

type Page = PageContext<'category'>

export function categoryMeta({ lang, input, origin }: Page): PageMeta {
  const t = translator(lang)
  const { category, features, total, samples } = input
  const title = textIn(lang, category.title)
  const words = MESSAGES[lang].travel.categories
  const { about, empty, samplesNotice } = words
  const items = listItems(lang, features)
  const isSample = total > 0 && total === samples
  const what = isSample ? words.samples : t('travel:travel.eyebrow')
  const offers = isSample ? samplesNotice : items.length > 0 ? about : empty
  return {
    title: `${title}: ${what}`,
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
