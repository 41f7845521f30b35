import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { HomeInput } from '#data/index/inputs.ts'
import { featureGrid } from './cards.ts'
import { numberText } from './formats.ts'
import { markup, type Html } from './html.ts'
import { icon } from './icon.ts'
import { pageHref, placeHref } from './links.ts'
import { bdi } from './names.ts'
import { nextTimes } from './times.ts'
import { say } from './words.ts'

/** The coming Shabbat of one place, with the way to its weeks and to other cities. */
export function homeTimes(lang: Lang, { times, timesPlace }: HomeInput): Html {
  const t = translator(lang)
  return markup`<section class="section home-times" aria-labelledby="times-title"><div class="home-times-text"><p class="eyebrow">${icon('candle')}${t('home:comingShabbat')}</p><h2 id="times-title"><a href="${placeHref(lang, timesPlace)}#times">${bdi(lang, timesPlace.names)}</a></h2><p><a class="more-link" href="${pageHref(lang, 'shabbatTimes')}">${t('home:allTimes')}${icon('arrow')}</a></p></div>${nextTimes(lang, times)}</section>`
}

/** Countries with the number of their listings. */
export function countriesSection(lang: Lang, { countries }: HomeInput): Html {
  const t = translator(lang)
  return markup`<section class="section" id="countries" aria-labelledby="countries-title"><div class="section-head"><h2 id="countries-title">${t('home:countriesTitle')}</h2><p class="is-muted" aria-hidden="true">${t('texts:countListings')}</p></div><ul class="city-list">${countries.map(
    ({ place, total }) =>
      markup`<li>${place.hasPage ? markup`<a href="${placeHref(lang, place)}">${bdi(lang, place.names)}</a>` : bdi(lang, place.names)}<span class="count" aria-hidden="true">${numberText(lang, total)}</span><span class="visually-hidden">${say(lang, 'common:listingCount', { count: total })}</span></li>`,
  )}</ul></section>`
}

export function homeOffers(
  lang: Lang,
  { features }: HomeInput,
): Html | undefined {
  if (features.length === 0) return undefined
  const t = translator(lang)
  return markup`<section class="section" aria-labelledby="offers-title"><div class="section-head"><h2 id="offers-title">${t('home:offersTitle')}</h2></div>${featureGrid(lang, features)}</section>`
}

export function factsSection(lang: Lang): Html {
  const t = translator(lang)
  const facts = [
    ['shield', t('home:factKashrutTitle'), t('home:factKashrut')],
    ['list', t('home:factSourceTitle'), t('home:factSource')],
    ['info', t('home:factSampleTitle'), t('home:factSample')],
    ['clock', t('home:factTimesTitle'), t('home:factTimes')],
  ] as const
  return markup`<section class="section explanation" aria-labelledby="facts-title"><h2 id="facts-title">${t('home:factsTitle')}</h2><div class="explain-grid">${facts.map(([name, title, text]) => markup`<div>${icon(name)}<h3>${title}</h3><p>${text}</p></div>`)}</div></section>`
}
