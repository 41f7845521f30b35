import { travelHref } from '#core/domain/links.ts'
import { textIn } from '#core/terms/localized.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { translator } from '#core/i18n/translate.ts'
import { offerData } from '#site/features/vacations/structured-data.page.ts'
import { placeCrumbs } from '#site/ui/head/crumbs.html.ts'
import type { PageMeta } from '#site/ui/head/page-meta.page.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

export function featureMeta(page: PageContext<'feature'>): PageMeta {
  const { lang, input } = page
  const { feature, place, past } = input
  const t = translator(lang)
  const name = textIn(lang, feature.title)
  const said = [
    feature.sample && t('travel:feature.sampleNotice'),
    past && MESSAGES[lang].travel.pastOffers.title,
    textIn(lang, feature.summary),
  ]
  return {
    title: feature.sample ? `${t('common:sampleOffer')}: ${name}` : name,
    description: said.filter(Boolean).join(' '),
    crumbs: placeCrumbs(lang, place, [{ name: t('common:types.vacations'), href: travelHref(lang, place) }, { name }]),
    picture: feature.pictures[0],
    ...(!feature.sample && { data: [offerData(page)] }),
  }
}
