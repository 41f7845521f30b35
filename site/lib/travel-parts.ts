import { MESSAGES } from '#core/i18n/messages.ts'
import { textIn } from '#core/domain/localized.ts'
import type { HolyDays, Moment } from '#core/domain/times/types.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { counted } from '#core/i18n/plural.ts'
import { translator } from '#core/i18n/translate.ts'
import type { FeatureCard, TravelInput } from '#data/index/inputs.ts'
import { awayText, distancesButton } from '#site/components/cards/away.ts'
import { textHtml } from '#site/components/cards/card-html.ts'
import { featureGrid, offerOf } from '#site/components/cards/grids.ts'
import { placeTiles } from '#site/components/cards/place-tiles.ts'
import { placeCrumbs } from './crumbs.ts'
import { shortDay } from './formats.ts'
import { MAX_TITLE, type PageMeta } from './head.ts'
import { html, type Html } from './html.ts'
import { icon } from './icon.ts'
import { categoryHref, pageHref, placeHref, travelHref } from './links.ts'
import { bdi } from './names.ts'
import type { PageContext } from './page.ts'
import { picture, pictureAt } from './pictures.ts'
import { jumpLinks, placeHero } from './place-parts.ts'
import { shareRow } from './share.ts'
import { itemList, listItems } from './structured.ts'
import { momentText, nextTimes, timesNotes, timesTable } from './times.ts'
import { typeName } from './words.ts'

type Page = PageContext<'travel'>

const ROW_SIZES = '8rem'

export function travelMeta({ lang, input, origin }: Page): PageMeta {
  const { place, features } = input
  const t = translator(lang)
  const name = textIn(lang, place.names)
  const title = t('travel:travel.title', { place: name })
  const items = listItems(lang, [...features.a, ...features.b])
  return {
    title: title.length <= MAX_TITLE ? title : `${name}: ${t('travel:travel.eyebrow')}`,
    description: t('travel:travel.description', { place: name }),
    crumbs: placeCrumbs(lang, place, [{ name: t('common:types.vacations') }]),
    picture: place.picture,
    ...(items.length > 0 && { data: [itemList(origin, title, items)] }),
  }
}

/** The place, the ways to its guide and to the search, and what is on the page. */
export function travelHead(page: Page): Html {
  const { lang, input } = page
  const { place, offers, sections, times, cities } = input
  const t = translator(lang)
  const words = MESSAGES[lang].travel.categories
  const ways = html`
    <p class="button-row">
      <a class="button" href="${placeHref(lang, place)}">${t('travel:travel.guide')}</a
      ><a class="button is-quiet" href="${pageHref(lang, 'vacations')}">${icon('search')}${words.searchAll}</a>
    </p>
  `
  const count =
    offers > 0 &&
    html`<p class="badges-line"><span class="badge is-count">${counted(lang, words, 'offers', offers)}</span></p>`
  const hero = placeHero(lang, place, {
    eyebrow: t('travel:travel.eyebrow'),
    after: html`${count}${ways}${shareRow(page)}`,
  })
  const jumps = jumpLinks(lang, [
    ['#offers', t('travel:travel.offers')],
    ...(times || cities.length > 0 ? [['#times', t('common:nav.shabbatTimes')] as const] : []),
    ...sections.map(({ dtype }) => [`#type-${dtype}`, typeName(lang, dtype)] as const),
  ])
  return html`${hero}${jumps}`
}

/** The kinds of the offers here, each with how many of them; its page has those of all places. */
function kinds(lang: Lang, { categories }: TravelInput): Html | undefined {
  if (categories.length === 0) return undefined
  const words = MESSAGES[lang].travel.categories
  return html`
    <ul class="chips categories-of-place" aria-label="${words.travel.kinds}">
      ${categories.map(
        (card) => html`
          <li>
            <a href="${categoryHref(lang, card)}"
              >${bdi(lang, card.title)}${card.count > 0 && html`<small>${counted(lang, words, 'offers', card.count)}</small>`}</a
            >
          </li>
        `,
      )}
    </ul>
  `
}

/** An offer of group B: smaller than those of group A. */
function offerRow(lang: Lang, card: FeatureCard): Html {
  const { url, title, image, lines, price, sample } = offerOf(lang, card)
  const dates = lines.find(({ icon }) => icon === 'calendar')?.text
  const facts = [dates, price].filter((fact) => fact !== undefined)
  return html`
    <li class="offer-row">
      ${pictureAt(image, { sizes: ROW_SIZES })}
      <div>
        <a class="card-link" href="${url}">${textHtml(title)}</a
        >${facts.map((fact) => html`<span class="near-facts">${[fact].flat().map(textHtml)}</span>`)}
        ${sample && html`<span class="badge is-sample">${sample}</span>`}
      </div>
    </li>
  `
}

const offerRows = (lang: Lang, cards: readonly FeatureCard[]) => html`
  <ul class="offer-rows">
    ${cards.map((card) => offerRow(lang, card))}
  </ul>
`

/** Group B: one list for a city, for a country a list for each of its cities. */
function moreOffers(lang: Lang, { place, features }: TravelInput): Html | undefined {
  if (features.b.length === 0) return undefined
  const title = translator(lang)('places:place.moreFeatures')
  if (place.kind === 'city')
    return html`
      <h3>${title}</h3>
      ${offerRows(lang, features.b)}
    `
  const byCity = Map.groupBy(features.b, ({ place: city }) => city.id)
  return html`
    <h3>${title}</h3>
    ${[...byCity.values()].map((cards) => {
      const city = cards[0]!.place
      const name = bdi(lang, city.names)
      const link = city.hasPage ? html`<a href="${travelHref(lang, city)}">${name}</a>` : name
      return html`
        <h4>${link}</h4>
        ${offerRows(lang, cards)}
      `
    })}
  `
}

/** The offers in their two groups; where there are none, the nearest places that have some. */
export function travelOffers({ lang, input }: Page): Html {
  const { features, nearest, offers } = input
  const t = translator(lang)
  const words = MESSAGES[lang].travel.categories
  const shown = features.a.length + features.b.length
  const body =
    shown > 0
      ? html`${kinds(lang, input)}${featureGrid(lang, features.a)}${moreOffers(lang, input)}`
      : html`
          <p class="notice">
            ${icon('info')}<span
              ><strong>${t('travel:travel.noOffers')}</strong> ${t('travel:travel.noOffersHint')}</span
            >
          </p>
        `
  const rest =
    offers > shown &&
    html`
      <p class="after-cards">
        <a class="button" href="${pageHref(lang, 'vacations')}">${icon('search')}${words.searchAll}</a>
      </p>
    `
  return html`
    <section class="section" id="offers" aria-labelledby="offers-title">
      <div class="section-head"><h2 id="offers-title">${t('travel:travel.offers')}</h2></div>
      ${body} ${rest}
    </section>
    ${nearestSection(lang, nearest)} ${citiesSection(lang, input)}
  `
}

function nearestSection(lang: Lang, nearest: TravelInput['nearest']): Html | undefined {
  if (nearest.length === 0) return undefined
  const tiles = nearest.map(({ place, picture: key, km }) => ({
    place,
    picture: key,
    href: travelHref(lang, place),
    note: awayText(lang, km),
  }))
  return html`
    <section class="section" aria-labelledby="nearest-title">
      <div class="section-head"><h2 id="nearest-title">${MESSAGES[lang].travel.categories.travel.nearest}</h2></div>
      <ul class="tiles">
        ${placeTiles(lang, tiles)}
      </ul>
      ${distancesButton(lang)}
    </section>
  `
}

/** The cities of a country that have offers, each with its coming Shabbat: a stay is planned by it. */
function citiesSection(lang: Lang, { cities }: TravelInput): Html | undefined {
  const [first] = cities
  if (!first) return undefined
  const words = MESSAGES[lang].travel.categories.travel
  const when = first.next && html`<p class="times-lead">${icon('candle')}${words.timesLead}</p>`
  return html`
    <section class="section" id="times" aria-labelledby="cities-title">
      <div class="section-head">
        <h2 id="cities-title">${words.cities}</h2>
        <a class="more-link" href="${pageHref(lang, 'shabbatTimes')}"
          >${translator(lang)('places:home.allTimes')}${icon('arrow')}</a
        >
      </div>
      ${when}
      <ul class="offer-rows">
        ${cities.map((city) => cityRow(lang, city))}
      </ul>
    </section>
  `
}

function cityRow(lang: Lang, { place, picture: key, count, next }: TravelInput['cities'][number]): Html {
  const offers = count > 0 && counted(lang, MESSAGES[lang].travel.categories, 'offers', count)
  return html`
    <li class="offer-row">
      ${picture(key, { sizes: ROW_SIZES })}
      <div>
        <a class="card-link" href="${travelHref(lang, place)}">${bdi(lang, place.names)}</a
        >${offers && html`<span class="near-facts">${offers}</span>`} ${next && comingShabbat(lang, next)}
      </div>
    </li>
  `
}

/** When the candles are lit and when it ends, in two lines. */
function comingShabbat(lang: Lang, run: HolyDays): Html | undefined {
  const [lighting] = run.lightings
  if (!lighting) return undefined
  const t = translator(lang)
  const line = (name: string, { day, at }: { day: string; at: Moment }) => html`
    <span class="near-facts">${name} ${momentText(lang, at)} <small>${shortDay(lang, day)}</small></span>
  `
  return html`${line(t('times:times.candles'), lighting)}${line(t('times:times.havdalah'), run.havdalah)}`
}

/** When Shabbat begins and ends in a city, for the weeks to come. */
export function travelTimes({ lang, input }: Page): Html | undefined {
  const { place, times } = input
  if (!times) return undefined
  const t = translator(lang)
  const words = MESSAGES[lang].travel.categories.travel
  const caption = html`${t('times:times.title')}: ${bdi(lang, place.names)}`
  const way = `${pageHref(lang, 'candleTimes')}?loc=${place.id}`
  return html`
    <section class="section times-section" id="times" aria-labelledby="times-title">
      <div class="section-head">
        <h2 id="times-title">${icon('candle')}${t('times:times.title')}</h2>
        <a class="more-link" href="${way}">${words.tripTimes}${icon('arrow')}</a>
      </div>
      <p class="times-lead">${words.timesLead}</p>
      <div class="times-grid">
        ${nextTimes(lang, times)}
        <div>${timesTable(lang, times, caption)}</div>
      </div>
      ${timesNotes(lang, times, place.timeZone)}
    </section>
  `
}
