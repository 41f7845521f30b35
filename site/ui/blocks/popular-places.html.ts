import { POPULAR_FIRST, POPULAR_MORE } from '#core/terms/directory.ts'
import { html, type Html } from '#core/i18n/html.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { PopularPlace } from '#data/index/inputs.ts'
import { placeTiles } from '#site/ui/cards/place-tiles.html.ts'
import { growButton } from './grow-button.html.ts'

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
      </div>
      <ul class="tiles" data-first="${POPULAR_FIRST}" data-more="${POPULAR_MORE}">
        ${placeTiles(lang, popular)}
      </ul>
      ${growButton(lang, popular.length <= POPULAR_FIRST)}
    </section>
  `
}
