import type { Lang } from '#core/i18n/languages.ts'
import type { PopularPlace } from '#data/index/inputs.ts'
import { html, type Html } from '#core/i18n/html.ts'
import { placeHref } from '#core/domain/links.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'
import { picture } from '#site/ui/blocks/pictures.ts'

const TILE_SIZES = '(min-width: 64rem) 8rem, (min-width: 40rem) 15vw, 30vw'

type Tile = PopularPlace & { note?: Html; href?: string }

/** Places under pictures in arched windows, linked to their guides by default; those without a page are not linked. */
export function placeTiles(lang: Lang, places: readonly Tile[]): Html {
  return html`${places.map((tile) => placeTile(lang, tile))}`
}

function placeTile(lang: Lang, { place, picture: key, note, href }: Tile): Html {
  const name = bdi(lang, place.names)
  const label = place.hasPage ? html`<a class="card-link" href="${href ?? placeHref(lang, place)}">${name}</a>` : name
  return html`<li class="tile">
    <div class="arch">${picture(key, { sizes: TILE_SIZES })}</div>
    <p class="above-2 tile-name">${label}</p>
    ${note && html`<p class="quiet tile-note">${note}</p>`}
  </li>`
}
