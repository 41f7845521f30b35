import { MESSAGES } from '#core/i18n/messages.ts'
import { textIn } from '#core/terms/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { FeatureCard } from '#data/index/inputs.ts'
import { format } from '#core/i18n/format.ts'
import { attribute, html, type Html } from '#core/i18n/html.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'
import { picture } from '#site/ui/blocks/pictures.ts'
import { cardLines, cardPrice, textsHtml } from '#site/ui/cards/card-html.ts'
import { offerOf } from '#site/ui/cards/grids.html.ts'
import { currentAt } from '#site/ui/carousel/dots.html.ts'
import { gallery } from './gallery.html.ts'

const SLIDE_SIZES = '(min-width: 64rem) 44rem, (min-width: 40rem) 92vw, 50vw'
const THUMB_SIZES = '(min-width: 64rem) 8rem, 30vw'

/** An offer of the slider with the values of its label. */
interface Slide {
  card: FeatureCard
  at: number
  values: { number: string; total: string; title: string }
  isLead: boolean
}

/**
 * Offers in two strips: one large offer in view, and thumbnails below. `name` labels the pair; `isLead` if its first
 * picture is the page's largest contentful paint.
 */
export function offerSlider(
  lang: Lang,
  cards: readonly FeatureCard[],
  { name, isLead = false }: { name: string; isLead?: boolean },
): Html {
  const slides = cards.map((card, at): Slide => {
    const title = textIn(lang, card.title)
    const values = { number: `${at + 1}`, total: `${cards.length}`, title }
    return { card, at, values, isLead: isLead && at === 0 }
  })
  return gallery({
    name,
    kind: 'offers',
    words: MESSAGES[lang].travel.categories.slider,
    slides: slides.map((slide) => largeOffer(lang, slide)),
    thumbs: slides.map((slide) => smallOffer(lang, slide)),
  })
}

function largeOffer(lang: Lang, { card, at, values, isLead }: Slide): Html {
  const words = MESSAGES[lang].travel.categories.slider
  const offer = offerOf(lang, card)
  const { sample } = offer
  const badge = sample && html`<p class="cluster badges-line"><span class="badge is-sample">${sample}</span></p>`
  const said = format(words.said, values)
  const title = textsHtml(offer.title)
  return html`<li class="vacation" id="offer-${at + 1}">
    ${picture(card.picture, { sizes: SLIDE_SIZES, lead: isLead })}
    <div class="offer-body">
      ${badge}
      <h3><a class="offer-link" href="${offer.url}" data-said="${said}">${title}</a></h3>
      <p class="is-muted">${offer.facts && textsHtml(offer.facts)}</p>
      ${cardLines(offer)}${cardPrice(offer)}
      <p class="more-link" aria-hidden="true">${words.see}${icon('arrow')}</p>
    </div>
  </li>`
}

function smallOffer(lang: Lang, { card, at, values }: Slide): Html {
  const { show } = MESSAGES[lang].travel.categories.slider
  const name = html`${bdi(lang, card.title)} <small>${bdi(lang, card.place.names)}</small>`
  const said = html`<span class="visually-hidden">${format(show, values)} </span
    ><span class="offer-name">${name}</span>`
  const image = picture(card.picture, { sizes: THUMB_SIZES })
  return html`<li>
    <a href="#offer-${at + 1}" data-at="${at}" ${attribute('aria-current', currentAt(at))}>${image}${said}</a>
  </li>`
}
