import { html, type Html } from '#core/domain/html.ts'
import { numberText } from '#core/i18n/formats.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import { typeName } from '#core/i18n/type-names.ts'
import type { CityInput } from '#data/index/inputs.ts'
import { jumpLinks } from '#site/components/shared/jump-links.ts'

/** What a guide has, each kind with its number of listings. */
export function cityJumps(lang: Lang, { stats, sections, features, nearby }: CityInput): Html {
  const t = translator(lang)
  const listed = stats.filter(({ dtype }) => sections.some((section) => section.dtype === dtype))
  const types = listed.map(({ dtype, count, samples }): [string, Html] => {
    const samplesOnly = t(samples === 1 ? 'common:sampleListing' : 'common:allSamples')
    const number = count > 0 ? numberText(lang, count) : samplesOnly
    return [`#type-${dtype}`, html`${typeName(lang, dtype)} <span class="count">${number}</span>`]
  })
  return jumpLinks(lang, [
    ...types,
    ...(features.a.length > 0 ? [['#offers', t('places:place.featuresTitle')] as const] : []),
    ...(nearby.length > 0 ? [['#nearby', t('places:place.nearbyTitle')] as const] : []),
    ['#times', t('common:nav.shabbatTimes')],
    ['#help', t('places:help.title')],
    ['#explanation', t('places:place.explanation')],
  ])
}
