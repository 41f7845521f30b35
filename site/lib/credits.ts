import type { Lang } from '#core/i18n/languages.ts'
import { translator, type TextKey } from '#core/i18n/translate.ts'
import type { ListingSource } from '#data/index/inputs.ts'
import { dayDateText, numberText } from './formats.ts'
import { markup, type Html } from './html.ts'
import { say } from './words.ts'

interface Source {
  name: string
  url: string
  licence: string
  licenceUrl: string
  text: TextKey & `texts:credits${string}`
}

const SOURCES = [
  {
    name: 'GeoNames',
    url: 'https://www.geonames.org/',
    licence: 'CC BY 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
    text: 'texts:creditsGeoNames',
  },
  {
    name: 'Natural Earth',
    url: 'https://www.naturalearthdata.com/',
    licence: 'Public domain',
    licenceUrl: 'https://www.naturalearthdata.com/about/terms-of-use/',
    text: 'texts:creditsNaturalEarth',
  },
  {
    name: 'Unicode CLDR',
    url: 'https://cldr.unicode.org/',
    licence: 'Unicode License v3',
    licenceUrl: 'https://www.unicode.org/license.txt',
    text: 'texts:creditsCldr',
  },
  {
    name: 'MET Norway',
    url: 'https://www.met.no/en',
    licence: 'CC BY 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
    text: 'texts:creditsMet',
  },
  {
    name: 'Open-Meteo',
    url: 'https://open-meteo.com/',
    licence: 'CC BY 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
    text: 'texts:creditsOpenMeteo',
  },
  {
    name: 'hebcal',
    url: 'https://hebcal.github.io/',
    licence: 'GPL-2.0-or-later',
    licenceUrl: 'https://www.gnu.org/licenses/old-licenses/gpl-2.0.html',
    text: 'texts:creditsHebcal',
  },
  {
    name: 'Assistant',
    url: 'https://fontsource.org/fonts/assistant',
    licence: 'OFL-1.1',
    licenceUrl: 'https://openfontlicense.org/',
    text: 'texts:creditsFont',
  },
  {
    name: 'Source Sans 3',
    url: 'https://fontsource.org/fonts/source-sans-3',
    licence: 'OFL-1.1',
    licenceUrl: 'https://openfontlicense.org/',
    text: 'texts:creditsCyrillic',
  },
] as const satisfies readonly Source[]

/** Libraries that the pages and the server are made with, and their licences. */
export const LIBRARIES = [
  ['Astro', 'MIT'],
  ['React', 'MIT'],
  ['Nano Stores', 'MIT'],
  ['downshift', 'MIT'],
  ['FullCalendar', 'MIT'],
  ['Leaflet', 'BSD-2-Clause'],
  ['supercluster', 'ISC'],
  ['i18next', 'MIT'],
  ['Fastify', 'MIT'],
  ['TypeBox', 'MIT'],
  ['Kysely', 'MIT'],
  ['better-sqlite3', 'MIT'],
  ['node-postgres', 'MIT'],
  ['sharp', 'Apache-2.0'],
  ['tz-lookup', 'CC0-1.0'],
] as const

/** Pages of the sources that listings may come from, and of their licences. */
const PAGES: Readonly<Record<string, string>> = {
  OpenStreetMap: 'https://www.openstreetmap.org/copyright',
  Wikidata: 'https://www.wikidata.org/',
  'ODbL-1.0': 'https://opendatacommons.org/licenses/odbl/1-0/',
  'CC0-1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
}

const linked = (name: string): Html => {
  const url = PAGES[name]
  const text = markup`<bdi dir="ltr">${name}</bdi>`
  return url ? markup`<a href="${url}" rel="noopener">${text}</a>` : text
}

/** The sources that listings came from: how many, as of which day, under which licence. */
export function listingSources(lang: Lang, sources: readonly ListingSource[]): Html | undefined {
  if (sources.length === 0) return undefined
  const t = translator(lang)
  return markup`<h2>${t('texts:creditsListingSources')}</h2><dl class="sources">${sources.map(
    ({ name, licence, listings, checked }) =>
      markup`<div><dt>${linked(name)}</dt><dd>${say(lang, 'texts:creditsListingSource', { count: numberText(lang, listings), date: dayDateText(lang, checked) })} ${t('texts:licence')}: ${linked(licence)}.</dd></div>`,
  )}</dl>`
}

/** The sources of the data with their licences. */
export function dataSources(lang: Lang): Html {
  const t = translator(lang)
  return markup`<dl class="sources">${SOURCES.map(
    ({ name, url, licence, licenceUrl, text }) =>
      markup`<div><dt><a href="${url}" rel="noopener"><bdi dir="ltr">${name}</bdi></a></dt><dd>${t(text)} ${t('texts:licence')}: <a href="${licenceUrl}" rel="noopener"><bdi dir="ltr">${licence}</bdi></a>.</dd></div>`,
  )}</dl>`
}

const COUNT_WORDS = {
  places: 'texts:countPlaces',
  pages: 'texts:countPages',
  listings: 'texts:countListings',
  samples: 'texts:countSamples',
  features: 'texts:countFeatures',
  reviews: 'texts:countReviews',
  questions: 'texts:countQuestions',
} as const

export function creditCounts(lang: Lang, counts: Readonly<Record<string, number>>): Html {
  const t = translator(lang)
  const rows = Object.entries(COUNT_WORDS).flatMap(([name, key]) => {
    const count = counts[name]
    if (count === undefined) return []
    // Samples are counted apart from the other listings.
    const all = name === 'listings' ? count + (counts['samples'] ?? 0) : count
    return [[t(key), all] as const]
  })
  return markup`<dl class="facts">${rows.map(([name, count]) => markup`<div><dt>${name}</dt><dd>${numberText(lang, count)}</dd></div>`)}</dl>`
}
