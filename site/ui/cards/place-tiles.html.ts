import type { Lang } from '#core/i18n/languages.ts'
import type { PopularPlace } from '#data/index/inputs.ts'
import { html, type Html } from '#core/i18n/html.ts'
import { placeHref } from '#core/domain/links.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'
import { picture } from '#site/ui/blocks/pictures.ts'

type Tile = Pick<PopularPlace, 'place'> & { note?: Html; href?: string; drawing?: string }

/**
 * Places by name, linked to their guides by default; those without a page are not linked. Their drawings look alike in
 * small: only wide tiles have them.
 */
export function placeTiles(lang: Lang, places: readonly Tile[]): Html {
  return html`${places.map((tile) => placeTile(lang, tile))}`
}

function placeTile(lang: Lang, { place, note, href, drawing }: Tile): Html {
  const name = bdi(lang, place.names)
  const label = place.hasPage ? html`<a class="card-link" href="${href ?? placeHref(lang, place)}">${name}</a>` : name
  return html`<li class="tile">
    ${drawing && picture(drawing, { sizes: '' })}
    <p class="tile-name">${label}</p>
    ${note && html`<p class="quiet tile-note">${note}</p>`}
  </li>`
}
