import { html, type Html } from '#core/i18n/html.ts'
import { travelHref } from '#core/domain/links.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { CityInput } from '#data/index/inputs.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { featureRow } from '#site/ui/carousel/feature-row.html.ts'

/** All offers in one row. */
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
  return featureRow(lang, [...features.a, ...features.b], head)
}
