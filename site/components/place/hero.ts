import { html, type Html } from '#core/domain/html.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { PlaceDetail } from '#data/index/inputs.ts'
import { bdi } from '#site/components/shared/names.ts'
import { picture } from '#site/components/shared/pictures.ts'
import { readMore } from '#site/components/shared/read-more.ts'

/** The head of a page about a place: name, kind of page, picture and facts. */
export function placeHero(lang: Lang, place: PlaceDetail, { eyebrow, after }: { eyebrow: string; after?: Html }): Html {
  return html`
    <div class="hero place-hero">
      <div class="wrap stack gap-6 hero-grid">
        <div class="stack hero-text">
          <p class="eyebrow">${eyebrow}</p>
          <h1>${bdi(lang, place.names)}</h1>
          ${place.about && readMore(lang, place.about, 'lead')} ${after}
        </div>
        <div class="arch hero-picture">
          ${picture(place.picture, { sizes: '(min-width: 48rem) 24rem, 92vw', lead: true })}
        </div>
      </div>
    </div>
  `
}
