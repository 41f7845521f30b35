import { html, type Html } from '#core/domain/html.ts'
import { openLicence } from '#core/domain/licences.ts'
import { dayDateText, numberText } from '#core/i18n/formats.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { say } from '#core/i18n/say.ts'
import { translator } from '#core/i18n/translate.ts'
import type { ListingSource } from '#data/index/inputs.ts'

/** Pages of the sources that listings may come from. */
const PAGES: Readonly<Record<string, string>> = {
  OpenStreetMap: 'https://www.openstreetmap.org/copyright',
  Wikidata: 'https://www.wikidata.org/',
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
  const rows = sources.map(({ name, licence, listings, checked }) => {
    const text = say(lang, 'texts:creditsListingSource', {
      count: numberText(lang, listings),
      date: dayDateText(lang, checked),
    })
    return html`
      <div>
        <dt>${linked(name)}</dt>
        <dd>${text} <br />${t('texts:licence')}: ${linked(licence)}.</dd>
      </div>
    `
  })
  return html`
    <h2>${t('texts:creditsListingSources')}</h2>
    <dl class="sources">${rows}</dl>
  `
}
