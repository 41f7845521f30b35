import { html, type Html } from '#core/i18n/html.ts'
import { openLicence } from '#core/domain/licences.ts'
import { isOwnSource, sourceName } from '#core/text/own-sources.ts'
import { dayDateText, numberText } from '#core/text/values.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { ListingSource } from '#data/index/inputs.ts'
import { linkTo, sourceTable } from './source-table.html.ts'

/** Pages of the sources that listings may come from. */
const PAGES: Readonly<Record<string, string>> = {
  OpenStreetMap: 'https://www.openstreetmap.org/copyright',
  Wikidata: 'https://www.wikidata.org/',
  'City of New York':
    'https://data.cityofnewyork.us/Health/DOHMH-New-York-City-Restaurant-Inspection-Results/43nn-pn8j',
  'New York State': 'https://data.ny.gov/Economic-Development/Retail-Food-Stores/9a8c-vfzj',
  'Food Standards Agency': 'https://ratings.food.gov.uk/',
  'Institute of Museum and Library Services':
    'https://www.imls.gov/research-evaluation/data-collection/museum-data-files',
}

/** The statement that the Open Government Licence asks for, to the letter. */
const OGL =
  'Contains public sector information licensed under the Open Government Licence v3.0. © Food Standards Agency'

/** What the terms of a source ask to be said of it. */
function terms(lang: Lang, { name, checked }: ListingSource): Html | undefined {
  if (name === 'Food Standards Agency') return html`<small class="fine"><bdi lang="en">${OGL}</bdi></small>`
  if (name !== 'City of New York') return undefined
  const text = translator(lang).html('texts:creditsNewYork', { date: dayDateText(lang, checked) })
  return html`<small class="fine">${text}</small>`
}

/** The name of a source or a licence, with a link to its page. */
export function linked(name: string): Html {
  const licence = openLicence(name)
  return linkTo(licence?.name ?? licence?.id ?? name, PAGES[name] ?? licence?.url)
}

export const sourceHtml = (lang: Lang, name: string): Html =>
  isOwnSource(name) ? html`${sourceName(lang, name)}` : linked(name)

/** The sources of listings with number, date and licence. */
export function listingSources(lang: Lang, sources: readonly ListingSource[]): Html | undefined {
  if (sources.length === 0) return undefined
  const t = translator(lang)
  return html`
    <h2>${t('texts:creditsListingSources')}</h2>
    ${sourceTable(
      [t('texts:creditsSource'), t('texts:countListings'), t('texts:creditsDay'), t('texts:licence')],
      sources.map((source) => [
        html`${sourceHtml(lang, source.name)}${terms(lang, source)}`,
        html`${numberText(lang, source.listings)}`,
        html`<bdi>${dayDateText(lang, source.checked)}</bdi>`,
        linked(source.licence),
      ]),
    )}
    <p class="fine">${t('texts:creditsDayNote')}</p>
  `
}
