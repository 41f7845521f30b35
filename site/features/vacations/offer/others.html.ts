import { html, type Html } from '#core/i18n/html.ts'
import { travelHref } from '#core/domain/links.ts'
import { translator } from '#core/i18n/translate.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { featureGrid } from '#site/ui/cards/grids.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

/** Other offers in the same place. */
export function otherOffers({ lang, input }: PageContext<'feature'>): Html | undefined {
  const { others, place } = input
  if (others.length === 0) return undefined
  const t = translator(lang)
  return html`
    <section class="section" aria-labelledby="others-title">
      <div class="cluster section-head">
        <h2 id="others-title">${t('travel:feature.others')}</h2>
        <a class="more-link" href="${travelHref(lang, place)}">${t('common:types.vacations')}${icon('arrow')}</a>
      </div>
      ${featureGrid(lang, others)}
    </section>
  `
}
