import { MESSAGES } from '#core/i18n/messages.ts'
import { PEOPLE_MESSAGES } from '#core/i18n/people-words.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { HomeInput } from '#data/index/inputs.ts'
import { numberText } from './formats.ts'
import { html, type Html } from './html.ts'
import { icon } from './icon.ts'
import { pageHref, placeHref } from './links.ts'
import { bdi } from './names.ts'
import { nextTimes } from './times.ts'
import { say } from './words.ts'

/** The coming Shabbat of one place, with the ways to other places and other days. */
export function homeTimes(lang: Lang, { times, timesPlace }: HomeInput): Html {
  const t = translator(lang)
  const { times: words } = MESSAGES[lang].places.homeRows
  const links = [
    ['shabbatTimes', t('places:home.allTimes')],
    ['candleTimes', words.candles],
    ['calendar', words.calendar],
  ] as const
  return html`
    <section class="section home-times" aria-labelledby="times-title">
      <div class="home-times-text">
        <p class="eyebrow">${icon('candle')}${t('places:home.comingShabbat')}</p>
        <h2 id="times-title"><a href="${placeHref(lang, timesPlace)}#times">${bdi(lang, timesPlace.names)}</a></h2>
      </div>
      ${nextTimes(lang, times)}
      <ul class="home-times-links">
        ${links.map(([kind, name]) => html`<li><a class="more-link" href="${pageHref(lang, kind)}">${name}${icon('arrow')}</a></li>`)}
      </ul>
    </section>
  `
}

/** Countries with the number of their listings. */
export function countriesSection(lang: Lang, { countries }: HomeInput): Html {
  const t = translator(lang)
  return html`
    <section class="section" id="countries" aria-labelledby="countries-title">
      <div class="section-head">
        <h2 id="countries-title">${t('places:home.countriesTitle')}</h2>
        <p class="is-muted" aria-hidden="true">${t('texts:countListings')}</p>
      </div>
      <ul class="city-list">
        ${countries.map(
          ({ place, total }) => html`
            <li>
              ${place.hasPage ? html`<a href="${placeHref(lang, place)}">${bdi(lang, place.names)}</a>` : bdi(lang, place.names)}<span
                class="count"
                aria-hidden="true"
                >${numberText(lang, total)}</span
              ><span class="visually-hidden">${say(lang, 'common:listingCount', { count: total })}</span>
            </li>
          `,
        )}
      </ul>
    </section>
  `
}

/** The searches that begin elsewhere than with a city or a country. */
export function moreSearches(lang: Lang, { hasOffers }: HomeInput): Html {
  const { begin } = MESSAGES[lang].places.homeRows
  const { search: words } = MESSAGES[lang].places.nearby
  const href = pageHref(lang, 'search')
  const vacations = html`
    <li><a href="${pageHref(lang, 'vacations')}">${icon('bed')}${translator(lang)('common:types.vacations')}</a></li>
  `
  return html`
    <nav class="hero-ways" aria-label="${begin.title}">
      <ul class="chips">
        <li><a href="${href}#search-nearme">${icon('pin')}${words.tabNearme}</a></li>
        <li><a href="${href}#search-nearby">${icon('map')}${words.tabNearby}</a></li>
        ${hasOffers && vacations}
      </ul>
    </nav>
  `
}

/** For those who come back: what they saved, and what is theirs. */
export function yoursSection(lang: Lang): Html {
  const { yours: words } = MESSAGES[lang].places.homeRows
  const parts = [
    {
      icon: 'heart',
      title: words.favouritesTitle,
      text: words.favourites,
      href: pageHref(lang, 'favourites'),
      link: PEOPLE_MESSAGES[lang].header.favourites,
    },
    {
      icon: 'shop',
      title: words.ownersTitle,
      text: words.owners,
      href: pageHref(lang, 'listingOptions'),
      link: MESSAGES[lang].listing.owners.links.footer,
    },
  ] as const
  return html`
    <section class="section" aria-labelledby="yours-title">
      <h2 id="yours-title">${words.title}</h2>
      <div class="yours">
        ${parts.map(
          (part) => html`
            <div>
              ${icon(part.icon)}
              <h3>${part.title}</h3>
              <p>${part.text}</p>
              <p><a class="more-link" href="${part.href}">${part.link}${icon('arrow')}</a></p>
            </div>
          `,
        )}
      </div>
    </section>
  `
}

export function factsSection(lang: Lang, { hasSamples }: HomeInput): Html {
  const t = translator(lang)
  const sample = ['info', t('places:home.factSampleTitle'), t('places:home.factSample')] as const
  const facts = [
    ['shield', t('places:home.factKashrutTitle'), t('places:home.factKashrut')],
    ['list', t('places:home.factSourceTitle'), t('places:home.factSource')],
    ...(hasSamples ? [sample] : []),
    ['clock', t('places:home.factTimesTitle'), t('places:home.factTimes')],
  ] as const
  return html`
    <section class="section explanation" aria-labelledby="facts-title">
      <h2 id="facts-title">${t('places:home.factsTitle')}</h2>
      <div class="explain-grid">
        ${facts.map(
          ([name, title, text]) => html`
            <div>
              ${icon(name)}
              <h3>${title}</h3>
              <p>${text}</p>
            </div>
          `,
        )}
      </div>
    </section>
  `
}
