import { html, type Html } from '#core/i18n/html.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { CityInput } from '#data/index/inputs.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { nearbyList } from '#site/ui/cards/nearby-list.html.ts'

export function nearbySection(lang: Lang, { nearby }: CityInput): Html | undefined {
  if (nearby.length === 0) return undefined
  const t = translator(lang)
  return html`
    <section class="section" id="nearby" aria-labelledby="nearby-title">
      <div class="cluster section-head"><h2 id="nearby-title">${icon('pin')}${t('places:place.nearbyTitle')}</h2></div>
      <p class="is-muted">${t('places:place.nearbyText')}</p>
      ${nearbyList(lang, nearby)}
    </section>
  `
}
