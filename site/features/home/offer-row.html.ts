import { html, type Html } from '#core/i18n/html.ts'
import { categoryHref } from '#core/domain/links.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { seeAll } from '#core/text/type-names.ts'
import type { OfferRow } from '#data/index/inputs.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'
import { featureRow } from '#site/ui/carousel/feature-row.html.ts'

/** A row of offers of one category, with a link to all of them. */
export function offerRow(lang: Lang, { category, features }: OfferRow): Html {
  const title = bdi(lang, category.title)
  const more = html`
    <a class="more-link" href="${categoryHref(lang, category)}"
      ><span>${seeAll(lang, category.count)}<span class="visually-hidden">: ${title}</span></span
      >${icon('arrow')}</a
    >
  `
  return featureRow(lang, features, {
    id: `kind-${category.id}`,
    title,
    more,
  })
}
