import { textIn } from '#core/domain/localized.ts'
import { HOME_WORDS } from '#core/i18n/home/words.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { FeatureCard, HomeInput, OfferRow } from '#data/index/inputs.ts'
import { featureCarousel } from './carousel.ts'
import { moneyText, numberText, shortDay } from './formats.ts'
import { filled } from './filled.ts'
import { currentAt, gallery } from './gallery.ts'
import { markup, type Html } from './html.ts'
import { icon } from './icon.ts'
import { categoryHref, featureHref, pageHref } from './links.ts'
import { bdi } from './names.ts'
import { picture } from './pictures.ts'
import { say } from './words.ts'

const OFFER_SIZES = '(min-width: 48rem) 46rem, 92vw'
const THUMB_SIZES = '(min-width: 48rem) 6rem, 22vw'

/** An offer that has the whole width to itself. */
function offerSlide(
  lang: Lang,
  card: FeatureCard,
  { at, total }: { at: number; total: number },
): Html {
  const t = translator(lang)
  const { dates, startRate } = card
  const values = { title: textIn(lang, card.title), number: at + 1, total }
  const said = filled(HOME_WORDS[lang].offers.shown, values)
  return markup`<li id="offer-${at + 1}" class="top-offer"><div class="top-offer-picture">${picture(card.picture, { sizes: OFFER_SIZES })}${card.sample && markup`<span class="badges"><span class="badge is-sample">${t('common:sampleOffer')}</span></span>`}</div><div class="top-offer-body"><h3 class="top-offer-title"><a class="card-link offer-link" href="${featureHref(lang, card)}" data-said="${said}">${bdi(lang, card.title)}</a></h3><p>${bdi(lang, card.summary)}</p><p class="card-line">${icon('pin')}${bdi(lang, card.place.names)}</p>${dates && markup`<p class="card-line">${icon('calendar')}<span>${shortDay(lang, dates.from)} – ${shortDay(lang, dates.to)}</span></p>`}${startRate && markup`<p class="top-offer-price">${say(lang, 'common:priceFrom', { price: moneyText(lang, startRate) })}</p>`}<p class="top-offer-go" aria-hidden="true">${HOME_WORDS[lang].offers.look}${icon('arrow')}</p></div></li>`
}

function offerThumb(lang: Lang, card: FeatureCard, at: number): Html {
  return markup`<li><a href="#offer-${at + 1}"${currentAt(at)}>${picture(card.picture, { sizes: THUMB_SIZES })}<span>${bdi(lang, card.title)}</span></a></li>`
}

/** The kinds of vacations, and the search through all of them. */
function categoryLinks(lang: Lang, { categories }: HomeInput): Html {
  const { offers: words } = HOME_WORDS[lang]
  return markup`<nav class="kinds" aria-label="${words.categories}"><ul class="chips">${categories.map((category) => markup`<li><a href="${categoryHref(lang, category)}">${bdi(lang, category.title)}<span class="count">${numberText(lang, category.count)}</span></a></li>`)}</ul></nav>`
}

/** The top offers one at a time, with four thumbnails in view, and the ways to all the others. */
export function topOffers(lang: Lang, input: HomeInput): Html | undefined {
  const { features } = input
  if (features.length === 0) return undefined
  const { offers: words } = HOME_WORDS[lang]
  const total = features.length
  const body = gallery({
    name: words.title,
    kind: 'top',
    words,
    slides: features.map((card, at) => offerSlide(lang, card, { at, total })),
    thumbs: features.map((card, at) => offerThumb(lang, card, at)),
  })
  return markup`<section class="section" id="offers" aria-labelledby="offers-title"><div class="section-head"><h2 id="offers-title">${words.title}</h2><a class="more-link" href="${pageHref(lang, 'vacations')}">${words.all}${icon('arrow')}</a></div>${body}${categoryLinks(lang, input)}</section>`
}

/** A row of offers of one category, with the way to all of them. */
export function offerRow(lang: Lang, { category, features }: OfferRow): Html {
  const title = bdi(lang, category.title)
  const more = markup`<a class="more-link" href="${categoryHref(lang, category)}"><span>${say(lang, 'common:seeAll', { count: category.count })}<span class="visually-hidden">: ${title}</span></span>${icon('arrow')}</a>`
  return featureCarousel(lang, features, {
    id: `kind-${category.id}`,
    title,
    more,
  })
}
