import { MESSAGES } from '#core/i18n/messages.ts'
import { textIn } from '#core/domain/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { FeatureCard } from '#data/index/inputs.ts'
import { fill } from '#core/i18n/fill.ts'
import { dayRangeText, moneyText } from '#core/i18n/formats.ts'
import { gallery } from './gallery.ts'
import { attribute, html, type Html } from '#core/domain/html.ts'
import { icon } from '#site/components/icons/icon.ts'
import { featureHref } from '#core/domain/links.ts'
import { bdi } from '#site/components/shared/names.ts'
import { picture } from '#site/components/shared/pictures.ts'
import { say } from '#core/i18n/say.ts'

const SLIDE_SIZES = '(min-width: 56rem) 44rem, 92vw'
const THUMB_SIZES = '(min-width: 56rem) 8rem, 30vw'

/** An offer among those of the slider, with what its number is said by. */
interface Slide {
  card: FeatureCard
  at: number
  values: { number: string; total: string; title: string }
  isLead: boolean
}

/**
 * Offers in a pair of strips: one in view, large, and below it the small ones. `name` is what the pair is
 * called; `isLead` where its first picture is the largest thing that a visitor sees first.
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

/** Where, when and from what price, each on its line. */
function offerLines(lang: Lang, { place, dates, startRate }: FeatureCard): Html {
  return html`
    <p class="card-line">${icon('pin')}${bdi(lang, place.names)}</p>
    ${
      dates &&
      html`<p class="card-line">${icon('calendar')}<span>${dayRangeText(lang, dates.from, dates.to)}</span></p>`
    }
    ${
      startRate &&
      html`<p class="card-price">${say(lang, 'common:priceFrom', { price: moneyText(lang, startRate) })}</p>`
    }
  `
}

function largeOffer(lang: Lang, { card, at, values, isLead }: Slide): Html {
  const words = MESSAGES[lang].travel.categories.slider
  const badge = translator(lang)('common:sampleOffer')
  return html`
    <li class="vacation" id="offer-${at + 1}">
      ${picture(card.picture, { sizes: SLIDE_SIZES, lead: isLead })}
      <div class="offer-body">
        ${card.sample && html`<p class="badges-line"><span class="badge is-sample">${badge}</span></p>`}
        <h3>
          <a class="offer-link" href="${featureHref(lang, card)}" data-said="${fill(words.said, values)}"
            >${bdi(lang, card.title)}</a
          >
        </h3>
        <p class="offer-summary">${bdi(lang, card.summary)}</p>
        ${offerLines(lang, card)}
        <p class="more-link" aria-hidden="true">${words.see}${icon('arrow')}</p>
      </div>
    </li>
  `
}

function smallOffer(lang: Lang, { card, at, values }: Slide): Html {
  const { show } = MESSAGES[lang].travel.categories.slider
  const name = html`
    <span class="visually-hidden">${fill(show, values)} </span
    ><span class="offer-name">${bdi(lang, card.title)} <small>${bdi(lang, card.place.names)}</small></span>
  `
  return html`
    <li>
      <a href="#offer-${at + 1}" ${attribute('aria-current', at === 0 && 'true')}
        >${picture(card.picture, { sizes: THUMB_SIZES })}${name}</a
      >
    </li>
  `
}
