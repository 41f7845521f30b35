import { POPULAR_FIRST, POPULAR_MORE } from '#core/terms/directory.ts'
import { html, type Html } from '#core/i18n/html.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import { typeName } from '#core/text/type-names.ts'
import type { PopularPlace } from '#data/index/inputs.ts'
import { icon, TYPE_ICONS } from '#site/ui/icons/icon.ts'
import { placeTiles } from '#site/ui/cards/place-tiles.html.ts'
import { growButton } from './grow-button.html.ts'

/** What the two signs of most tiles mean; each tile says it to screen readers. */
const key = (lang: Lang): Html[] =>
  ([228, 231] as const).map((dtype) => html`<span>${icon(TYPE_ICONS[dtype])}${typeName(lang, dtype)}</span>`)

/** Popular places, or those of a title: 9, and 3 more per click; all of them without JavaScript. */
export function popularBlock(
  lang: Lang,
  popular: readonly (PopularPlace & { note?: Html; drawing?: string })[],
  title: Html | string = translator(lang)('places:place.popularTitle'),
): Html | undefined {
  if (popular.length === 0) return undefined
  return html`
    <section class="section" id="popular" aria-labelledby="popular-title">
      <div class="cluster section-head">
        <h2 id="popular-title"><span>${title}</span></h2>
        ${popular.some(({ note }) => note) && html`<p class="quiet city-held" aria-hidden="true">${key(lang)}</p>`}
      </div>
      <ul class="tiles" data-first="${POPULAR_FIRST}" data-more="${POPULAR_MORE}">
        ${placeTiles(lang, popular)}
      </ul>
      ${growButton(lang, popular.length <= POPULAR_FIRST)}
    </section>
  `
}
