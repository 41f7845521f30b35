import { html, type Html } from '#core/i18n/html.ts'
import { worldHref } from '#core/domain/links.ts'
import { ALL_TYPES } from '#core/terms/directory.ts'
import { numberText } from '#core/text/values.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { HomeInput } from '#data/index/inputs.ts'
import { growingList } from '#site/ui/blocks/growing-list.html.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { placeLink } from '#site/ui/blocks/place-link.html.ts'

/** Countries with the number of their listings. */
export function countriesSection(lang: Lang, { countries }: HomeInput): Html {
  const t = translator(lang)
  const items = countries.map(
    ({ place, total }) => html`
      <li>
        ${placeLink(lang, place)}<span class="count" aria-hidden="true">${numberText(lang, total)}</span
        ><span class="visually-hidden">${translator(lang).html('common:listingCount', { count: total })}</span>
      </li>
    `,
  )
  return html`
    <section class="section" id="countries" aria-labelledby="countries-title">
      <div class="cluster section-head">
        <h2 id="countries-title">${t('places:home.countriesTitle')}</h2>
        <a class="more-link" href="${worldHref(lang, ALL_TYPES)}">${t('places:home.allCountries')}${icon('arrow')}</a>
      </div>
      ${growingList(lang, items, { more: countries.length })}
    </section>
  `
}
