import { textIn } from '#core/domain/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { CityInput, CountryInput, PlaceDetail, PlaceInput } from '#data/index/inputs.ts'
import { nearbyList } from '#site/components/cards/nearby-list.ts'
import { featureRow } from '#site/components/carousel/feature-row.ts'
import { numberText } from './formats.ts'
import { html, type Html } from './html.ts'
import { icon } from './icon.ts'
import { placeHref, travelHref } from './links.ts'
import { bdi } from './names.ts'
import type { PageContext } from './page.ts'
import { picture } from './pictures.ts'
import { readMore } from './read-more.ts'
import { takeAlong } from './take-along.ts'
import { nextTimes, timesNotes, timesTable } from './times.ts'
import { say, typeName } from './words.ts'

/** The head of a page about a place: its name, what kind of page it is, a picture and what is known of it. */
export function placeHero(lang: Lang, place: PlaceDetail, { eyebrow, after }: { eyebrow: string; after?: Html }): Html {
  return html`
    <div class="hero place-hero">
      <div class="wrap hero-grid">
        <div class="hero-text">
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

/** Population, height, zone, region and country of a city. */
export function cityFacts(lang: Lang, place: PlaceDetail): Html {
  const t = translator(lang)
  const { population, region, parent, elevationMetres, timeZone } = place
  const facts: [string, Html][] = []
  if (parent) {
    const name = bdi(lang, parent.names)
    facts.push([
      t('places:place.country'),
      parent.hasPage ? html`<a href="${placeHref(lang, parent)}">${name}</a>` : name,
    ])
  }
  if (region) facts.push([t('places:place.region'), bdi(lang, region)])
  if (population > 0) {
    facts.push([t('places:place.population'), html`${numberText(lang, population)}`])
  }
  facts.push([t('places:place.timeZone'), html`<bdi dir="ltr">${timeZone}</bdi>`])
  if (elevationMetres > 0) {
    const metres = t('places:place.metres', { count: elevationMetres })
    facts.push([t('places:place.elevation'), html`<bdi>${metres}</bdi>`])
  }
  return factList(facts)
}

export function factList(facts: readonly (readonly [string, Html])[]): Html {
  return html`
    <dl class="facts">
      ${facts.map(
        ([name, value]) => html`
          <div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>
        `,
      )}
    </dl>
  `
}

/** Links to the parts of a page. */
export function jumpLinks(lang: Lang, links: readonly (readonly [href: string, name: string])[]): Html {
  return html`
    <nav class="jump" aria-label="${translator(lang)('places:place.onThisPage')}">
      <ul class="wrap">
        ${links.map(([href, name]) => html`<li><a href="${href}">${name}</a></li>`)}
      </ul>
    </nav>
  `
}

export function cityJumps(lang: Lang, input: CityInput): Html {
  const t = translator(lang)
  const links: [string, string][] = [['#times', t('common:nav.shabbatTimes')]]
  for (const { dtype } of input.sections) {
    links.push([`#type-${dtype}`, typeName(lang, dtype)])
  }
  if (input.features.a.length > 0) links.push(['#offers', t('places:place.featuresTitle')])
  if (input.nearby.length > 0) links.push(['#nearby', t('places:place.nearbyTitle')])
  links.push(['#explanation', t('places:place.explanation')])
  return jumpLinks(lang, links)
}

export function timesSection(page: Pick<PageContext, 'lang' | 'origin'>, { times, place }: CityInput): Html {
  const { lang } = page
  const t = translator(lang)
  const caption = html`${t('times:times.title')}: ${bdi(lang, place.names)}`
  return html`
    <section class="section times-section" id="times" aria-labelledby="times-title">
      <div class="section-head">
        <h2 id="times-title">${icon('candle')}${t('times:times.title')}</h2>
        <a class="more-link" href="#explanation">${t('places:place.explanation')}</a>
      </div>
      <div class="times-grid">
        ${nextTimes(lang, times)}
        <div>${timesTable(lang, times, caption)}</div>
      </div>
      ${timesNotes(lang, times, place.timeZone)} ${takeAlong(page, place)}
    </section>
  `
}

/** The first four features in one row, the rest in another. */
export function offersSection(
  lang: Lang,
  { features, place }: Pick<CityInput, 'features' | 'place'>,
): Html | undefined {
  if (features.a.length === 0) return undefined
  const t = translator(lang)
  const more = html`
    <a class="more-link" href="${travelHref(lang, place)}">${t('places:place.travelLink')}${icon('arrow')}</a>
  `
  const head = { id: 'offers', title: t('places:place.featuresTitle'), more }
  const rest = { id: 'more-offers', title: t('places:place.moreFeatures') }
  return html` ${featureRow(lang, features.a, head)}${features.b.length > 0 && featureRow(lang, features.b, rest)} `
}

export function nearbySection(lang: Lang, { nearby }: CityInput): Html | undefined {
  if (nearby.length === 0) return undefined
  const t = translator(lang)
  return html`
    <section class="section" id="nearby" aria-labelledby="nearby-title">
      <div class="section-head"><h2 id="nearby-title">${icon('pin')}${t('places:place.nearbyTitle')}</h2></div>
      <p class="is-muted">${t('places:place.nearbyText')}</p>
      ${nearbyList(lang, nearby)}
    </section>
  `
}

type CityOf = CountryInput['cities'][number]

function cityItem(lang: Lang, { place, total, stats }: CityOf): Html {
  const name = bdi(lang, place.names)
  const types = stats.flatMap(({ dtype, count }) =>
    count > 0 ? `${typeName(lang, dtype)} ${numberText(lang, count)}` : [],
  )
  return html`
    <li>
      ${place.hasPage ? html`<a href="${placeHref(lang, place)}">${name}</a>` : name}${total > 0 && html`<span class="city-count">${say(lang, 'common:listingCount', { count: total })}</span>`}${types.length > 0 && html`<span class="city-types">${types.join(' · ')}</span>`}
    </li>
  `
}

/** The cities of a country in the order of the alphabet: those that have something with how much, then the others. */
export function citiesSection(lang: Lang, { cities }: CountryInput): Html | undefined {
  if (cities.length === 0) return undefined
  const t = translator(lang)
  const sorted = [...cities].sort((one, other) =>
    textIn(lang, one.place.names).localeCompare(textIn(lang, other.place.names), lang),
  )
  const items = (list: readonly CityOf[]) => list.map((city) => cityItem(lang, city))
  const full = sorted.filter(({ total }) => total > 0)
  const others = sorted.filter(({ total }) => total === 0)
  return html`
    <section class="section" id="cities" aria-labelledby="cities-title">
      <div class="section-head"><h2 id="cities-title">${t('places:place.citiesTitle')}</h2></div>
      ${
        full.length > 0 &&
        html`
          <ul class="city-list is-full">
            ${items(full)}
          </ul>
        `
      }
      ${
        others.length > 0 &&
        html`
          ${full.length > 0 && html`<h3>${t('places:place.otherCities')}</h3>`}
          <ul class="city-list">
            ${items(others)}
          </ul>
        `
      }
    </section>
  `
}

/** Says that a place has no listings, and what its page has instead. */
export function emptyNote(lang: Lang, input: PlaceInput): Html {
  const t = translator(lang)
  const hint =
    input.kind === 'city' && t(input.nearby.length > 0 ? 'places:place.emptyHint' : 'places:place.emptyTimes')
  return html`
    <div class="notice">
      <p>
        ${icon('info')}<span><strong>${t('places:place.empty')}</strong>${hint && ` ${hint}`}</span>
      </p>
    </div>
  `
}

/** How many cities and listings a country has; its people are not counted here. */
export function countryFacts(lang: Lang, input: CountryInput): Html {
  const t = translator(lang)
  const facts = [
    [t('places:place.citiesTitle'), input.cities.length],
    [t('texts:countListings'), input.total],
  ] as const
  return factList(facts.map(([name, count]) => [name, html`${numberText(lang, count)}`]))
}
