import { html, type Html } from '#core/i18n/html.ts'
import { dayDateText, numberText } from '#core/text/values.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { sizeText } from '#core/text/size-text.ts'
import { translator } from '#core/i18n/translate.ts'
import type { Download } from '#data/index/inputs.ts'
import { linked, sourceHtml } from './listing-sources.html.ts'
import { sourceTable } from './source-table.html.ts'

const NAMES = { jsonl: 'JSON Lines', geojson: 'GeoJSON', csv: 'CSV' }

type File = Download['files'][number]

const fileLink = (lang: Lang, { format, file, bytes }: File): Html =>
  html`<li>
    <a href="/${file}" download><bdi dir="ltr">${NAMES[format]}</bdi></a>
    <bdi class="fine">${sizeText(lang, bytes)}</bdi>
  </li>`

const checksum = ({ file, sha256 }: File): Html =>
  html`<li dir="ltr">${file.slice(file.lastIndexOf('/') + 1)}<br /><code class="checksum">${sha256}</code></li>`

/** The files of a licence, or which there will be after the first night. */
const filesOf = (lang: Lang, files: readonly File[]): Html =>
  files.length > 0
    ? html`<ul class="cluster gap-x">
        ${files.map((file) => fileLink(lang, file))}
      </ul>`
    : html`<bdi dir="ltr">${Object.values(NAMES).join(' · ')}</bdi
        ><small class="fine">${translator(lang)('texts:openDataTonight')}</small>`

/** Who says it, and under which licence. */
const sourceOf = (lang: Lang, { licence, sources = [] }: Download): Html =>
  sources.length === 0
    ? linked(licence)
    : html`${sources.map((name, at) => html`${at > 0 && ', '}${sourceHtml(lang, name)}`)}<small class="fine"
          >${linked(licence)}</small
        >`

/** The listings as files, one for each licence and format. */
export function openData(lang: Lang, downloads: readonly Download[]): Html {
  const t = translator(lang)
  if (downloads.length === 0) return html`<p class="notice">${t('texts:openDataNone')}</p>`
  const files = downloads.flatMap((download) => download.files)
  const listings = downloads.reduce((sum, download) => sum + download.listings, 0)
  return html`
    <p>
      <b>${t('texts:openDataTotal', { count: numberText(lang, listings) })}</b>
    </p>
    ${sourceTable(
      [t('texts:creditsSource'), t('texts:countListings'), t('texts:creditsDay'), t('texts:openDataFormats')],
      downloads.map((download) => [
        sourceOf(lang, download),
        html`${numberText(lang, download.listings)}`,
        html`<bdi>${dayDateText(lang, download.checked)}</bdi>`,
        filesOf(lang, download.files),
      ]),
    )}
    <p class="fine">${t('texts:openDataNote')}</p>
    ${files.length > 0 && forPrograms(lang, files)}
  `
}

function forPrograms(lang: Lang, files: readonly File[]): Html {
  const t = translator(lang)
  return html`
    <p><a class="more-link" href="/data/index.json">${t('texts:openDataIndex')}</a></p>
    <details>
      <summary>${t('texts:openDataChecksums')}</summary>
      <ul class="stack gap-2 checksums">
        ${files.map(checksum)}
      </ul>
    </details>
  `
}
