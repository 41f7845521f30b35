import { html, type Html } from '#core/i18n/html.ts'
import { dayDateText, numberText } from '#core/text/values.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { sizeText } from '#core/text/size-text.ts'
import { translator } from '#core/i18n/translate.ts'
import type { Download } from '#data/index/inputs.ts'
import { linked } from './listing-sources.html.ts'

const NAMES = { jsonl: 'JSON Lines', geojson: 'GeoJSON', csv: 'CSV' }

function fileRow(lang: Lang, { format, file, bytes, sha256 }: Download['files'][number]): Html {
  return html`
    <li>
      <a href="/${file}" download><bdi dir="ltr">${NAMES[format]}</bdi></a> (<bdi>${sizeText(lang, bytes)}</bdi>)
      <small class="checksum">SHA-256 <code dir="ltr">${sha256}</code></small>
    </li>
  `
}

/** The listings as files, one for each licence and format. */
export function openData(lang: Lang, downloads: readonly Download[]): Html | undefined {
  if (downloads.length === 0) return undefined
  const t = translator(lang)
  const rows = downloads.map(({ licence, listings, checked, files }) => {
    const text = translator(lang).html('texts:openDataFiles', {
      count: numberText(lang, listings),
      date: dayDateText(lang, checked),
    })
    return html`
      <div>
        <dt>${linked(licence)}</dt>
        <dd>
          ${text}
          <ul>
            ${files.map((file) => fileRow(lang, file))}
          </ul>
        </dd>
      </div>
    `
  })
  return html`
    <h2 id="data">${t('texts:openData')}</h2>
    <p>${t('texts:openDataIntro')}</p>
    <dl class="stack sources">${rows}</dl>
    <p><a href="/data/index.json">${t('texts:openDataIndex')}</a></p>
  `
}
