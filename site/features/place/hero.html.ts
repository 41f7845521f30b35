import { html, type Html } from '#core/i18n/html.ts'
import { textIn } from '#core/terms/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { PlaceDetail, PlaceDrawing } from '#data/index/inputs.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'
import { picture } from '#site/ui/blocks/pictures.ts'
import { readMore } from '#site/ui/blocks/read-more.html.ts'

interface HeroParts {
  eyebrow: string
  drawing: PlaceDrawing
  /** Number of its listings. */
  total: number
  after?: Html
}

/** 'Map drawing: the coast near Haifa, 12 listings'. */
export function whatIsDrawn(
  lang: Lang,
  { kind, names }: PlaceDetail,
  { drawing, total }: { drawing: PlaceDrawing; total: number },
): string {
  const t = translator(lang)
  const shown = t(`places:drawing.${kind === 'country' ? 'country' : drawing.shows}`, { place: textIn(lang, names) })
  return total > 0 ? `${shown}, ${t('common:listingCount', { count: total })}` : shown
}

/** The head of a page about a place: name, kind of page, picture and facts. */
export function placeHero(lang: Lang, place: PlaceDetail, parts: HeroParts): Html {
  const { eyebrow, drawing, total, after } = parts
  return html`
    <div class="hero place-hero">
      <div class="wrap stack gap-6 hero-grid">
        <div class="stack hero-text">
          <p class="eyebrow">${eyebrow}</p>
          <h1>${bdi(lang, place.names)}</h1>
          ${place.about && readMore(lang, place.about, 'lead')} ${after}
        </div>
        ${
          drawing &&
          html`<div class="hero-picture arch">
            ${picture(drawing.key, { sizes: '', lead: true, alt: whatIsDrawn(lang, place, { drawing, total }) })}
          </div>`
        }
      </div>
    </div>
  `
}
