import type { Html } from '#core/i18n/html.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import { typeName } from '#core/text/type-names.ts'
import type { CityInput } from '#data/index/inputs.ts'
import { jumpLinks } from '#site/ui/blocks/jump-links.html.ts'
import { sectionName } from '#site/ui/blocks/type-sections.html.ts'
import { kindCount } from './kind-count.html.ts'

/** What a guide has, each kind with its number of listings. */
export function cityJumps(lang: Lang, { stats, sections, features }: CityInput): Html {
  const t = translator(lang)
  const types = stats.flatMap(({ dtype, count }): [string, Html][] => {
    const section = sections.find((item) => item.dtype === dtype)
    return section ? [[`#type-${dtype}`, kindCount(lang, { name: sectionName(lang, section, typeName), count })]] : []
  })
  return jumpLinks(lang, [
    ...types,
    ...(features.a.length > 0 ? [['#offers', t('places:place.featuresTitle')] as const] : []),
    ['#times', t('common:nav.shabbatTimes')],
    ['#help', t('places:help.title')],
  ])
}
