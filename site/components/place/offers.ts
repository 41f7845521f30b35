import { html, type Html } from '#core/domain/html.ts'
import { travelHref } from '#core/domain/links.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { CityInput } from '#data/index/inputs.ts'
import { icon } from '#site/components/icons/icon.ts'
import { featureRow } from '#site/components/carousel/feature-row.ts'

/** The first four offers in one row, the rest in another. */
export function offersSection(
  lang: Lang,
  { features, place }: Pick<CityInput, 'features' | 'place'>,
): Html | undefined {
  if (features.a.length === 0) return undefined
  const t = translator(lang)
  const more = html`
    <a class="more-link" href="${travelHref(lang, place)}">${t('places:place.travelLink')}${icon('arrow')}</a>
  `
  const head = { id: 'offers', title: t('places:place.featuresTitle'), more }
  const rest = { id: 'more-offers', title: t('places:place.moreFeatures') }
  return html` ${featureRow(lang, features.a, head)}${features.b.length > 0 && featureRow(lang, features.b, rest)} `
}
