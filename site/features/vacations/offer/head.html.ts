import { html, type Html } from '#core/i18n/html.ts'
import { categoryHref } from '#core/domain/links.ts'
import { translator } from '#core/i18n/translate.ts'
import { bdi, paragraph } from '#site/ui/blocks/names.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { pastBadge } from './past-badge.html.ts'
import { pastNotice } from './past-notice.html.ts'

export function featureHead(page: PageContext<'feature'>): Html {
  const { lang, input } = page
  const { feature, past, category } = input
  const t = translator(lang)
  const sample = feature.sample && html`<span class="badge is-sample">${t('common:sampleOffer')}</span>`
  const kind = category && html`<a href="${categoryHref(lang, category)}">${bdi(lang, category.title)}</a>`
  return html`
    <div class="stack gap-3 page-head">
      <p class="cluster gap-3">
        ${sample}${past && pastBadge(lang)}<span class="eyebrow">${kind ?? t('travel:travel.eyebrow')}</span>
      </p>
      <h1>${bdi(lang, feature.title)}</h1>
      ${paragraph(lang, feature.summary, 'lead')}
    </div>
    ${
      feature.sample &&
      html`<p class="notice is-warning offer-sample">
        ${icon('warning')}<span>${t('travel:feature.sampleNotice')}</span>
      </p>`
    }
    ${past && pastNotice(page)}
  `
}
