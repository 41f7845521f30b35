import { html, type Html } from '#core/i18n/html.ts'
import { openLicence } from '#core/domain/licences.ts'
import { dayDateText, numberText } from '#core/text/values.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { ListingSource } from '#data/index/inputs.ts'

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
function asked(lang: Lang, { name, checked }: ListingSource): Html | undefined {
  if (name === 'Food Standards Agency') return html`<br /><bdi lang="en">${OGL}</bdi>`
  if (name !== 'City of New York') return undefined
  return html`<br />${translator(lang).html('texts:creditsNewYork', { date: dayDateText(lang, checked) })}`
}

/** The name of a source or a licence, with a link to its page. */
export function linked(name: string): Html {
  const url = PAGES[name] ?? openLicence(name)?.url
  const text = html`<bdi dir="ltr">${name}</bdi>`
  return url ? html`<a href="${url}" rel="noopener">${text}</a>` : text
}

/** The sources of listings with number, date and licence. */
export function listingSources(lang: Lang, sources: readonly ListingSource[]): Html | undefined {
  if (sources.length === 0) return undefined
  const t = translator(lang)
  const rows = sources.map((source) => {
    const { name, licence, listings, checked } = source
    const text = translator(lang).html('texts:creditsListingSource', {
      count: numberText(lang, listings),
      date: dayDateText(lang, checked),
    })
    return html`
      <div>
        <dt>${linked(name)}</dt>
        <dd>${text} <br />${t('texts:licence')}: ${linked(licence)}.${asked(lang, source)}</dd>
      </div>
    `
  })
  return html`
    <h2>${t('texts:creditsListingSources')}</h2>
    <dl class="sources">${rows}</dl>
  `
}
