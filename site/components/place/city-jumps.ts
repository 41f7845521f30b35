import type { Html } from '#core/domain/html.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import { typeName } from '#core/i18n/type-names.ts'
import type { CityInput } from '#data/index/inputs.ts'
import { jumpLinks } from '#site/components/shared/jump-links.ts'

export function cityJumps(lang: Lang, input: CityInput): Html {
  const t = translator(lang)
  const times: [string, string] = ['#times', t('common:nav.shabbatTimes')]
  const help: [string, string] = ['#help', t('places:help.title')]
  const links = input.total === 0 ? [help, times] : [times, help]
  for (const { dtype } of input.sections) {
    links.push([`#type-${dtype}`, typeName(lang, dtype)])
  }
  if (input.features.a.length > 0) links.push(['#offers', t('places:place.featuresTitle')])
  if (input.nearby.length > 0) links.push(['#nearby', t('places:place.nearbyTitle')])
  links.push(['#explanation', t('places:place.explanation')])
  return jumpLinks(lang, links)
}
