import { html, type Html } from '#core/i18n/html.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { PlaceRef } from '#data/index/shown-parts.ts'
import { feedItems } from '#site/features/place/feeds.html.ts'
import { placeLink } from '#site/ui/blocks/place-link.html.ts'

/** The feeds of cities that most people look for. */
export function cityFeeds(lang: Lang, cities: readonly PlaceRef[]): Html {
  const t = translator(lang)
  return html`
    <section class="stack gap-3 box city-feeds" aria-labelledby="feeds-title">
      <h2 id="feeds-title">${t('texts:openDataFeedsTitle')}</h2>
      <p>${t('texts:openDataFeeds')}</p>
      <ul>
        ${cities.map(
          (city) => html`
            <li class="row apart">
              ${placeLink(lang, city)}
              <ul class="cluster gap-x quiet">
                ${feedItems(lang, city)}
              </ul>
            </li>
          `,
        )}
      </ul>
    </section>
  `
}
