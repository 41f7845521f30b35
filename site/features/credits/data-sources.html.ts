import { html, type Html } from '#core/i18n/html.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator, type TextKey } from '#core/i18n/translate.ts'
import { linkTo, sourceTable } from './source-table.html.ts'

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
    name: 'OurAirports',
    url: 'https://ourairports.com/data/',
    licence: 'texts:publicDomain',
    licenceUrl: 'https://ourairports.com/data/#public-domain',
    text: 'texts:creditsAirports',
  },
  {
    name: 'Natural Earth',
    url: 'https://www.naturalearthdata.com/',
    licence: 'texts:publicDomain',
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

/** Data and typefaces of others: what is used of each, and its licence. */
export function dataSources(lang: Lang): Html {
  const t = translator(lang)
  return sourceTable(
    [t('texts:creditsSource'), t('texts:creditsUse'), t('texts:licence')],
    SOURCES.map(({ name, url, licence, licenceUrl, text }) => [
      linkTo(name, url),
      html`${t(text)}`,
      linkTo(licence === 'texts:publicDomain' ? t(licence) : licence, licenceUrl),
    ]),
  )
}
