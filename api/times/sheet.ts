import { foldedHtml as html } from '#core/domain/fold-html.ts'
import { raw, type Html } from '#core/i18n/html.ts'
import { methodText } from '#core/domain/times/agenda-words.ts'
import { gematria } from '#core/domain/times/gematria.ts'
import { daysOfYear } from '#core/domain/times/hebrew-day.ts'
import { candleMinutes, isIsrael } from '#core/domain/times/lighting-customs.ts'
import { methodOf, queryOfOptions, type TimesOptions } from '#core/domain/times/options.ts'
import type { TimesPlace } from '#core/domain/times/types.ts'
import { direction, type Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import { sheetMonths, type SheetMonth } from './sheet-rows.ts'
import { sourceOf, type SheetLook } from './sheet-look.ts'
import { columnsOf, formatterOf, lacksTimes, table } from './sheet-table.ts'

/** Shows the button that prints, and marks the line that comes next. */
const SCRIPT = `const button = document.querySelector('button')
button.hidden = false
button.onclick = () => print()
const today = new Date().toLocaleDateString('sv')
const times = [...document.querySelectorAll('tbody time')]
const next = times.find(({ dateTime }) => dateTime >= today)
if (next && next !== times[0]) next.closest('tr').classList.add('is-next')`

const SCRIPT_SOURCE = sourceOf(SCRIPT)

/** The Content-Security-Policy of a sheet: only its own style and script, and the site's font. */
export const sheetPolicy = ({ source, hasFont }: SheetLook): string =>
  [
    "default-src 'none'",
    `style-src ${source}`,
    ...(hasFont ? ["font-src 'self'"] : []),
    `script-src ${SCRIPT_SOURCE}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

export interface Sheet {
  place: TimesPlace
  name: string
  /** With region and country. */
  fullName: string
  /** Path of the place's own page. */
  url: string | undefined
  /** Of the site. */
  origin: string
  /** Hebrew year. */
  year: number
  options: TimesOptions
  look: SheetLook
}

const FIRST_YEAR = 5700
const LAST_YEAR = 5950

/** A Hebrew year on one sheet of paper, as an HTML document. */
export function sheetOf(lang: Lang, sheet: Sheet): string {
  const { place, name, year, options, look } = sheet
  const t = translator(lang)
  const months = sheetMonths(lang, place, year, options)
  const title = `${name} ${yearText(lang, year)}, ${t('times:times.title')}`
  const { html: body } = html`
    ${bar(lang, sheet)}
    <main class="sheet${!lacksTimes(months) && raw(' is-roomy')}">
      ${head(lang, sheet)} ${monthLinks(lang, months)}
      <div class="columns">${columnsOf(months).map((column) => table(lang, column))}</div>
      ${notes(lang, sheet, months)}
    </main>
  `
  return (
    `<!doctype html><html lang="${lang}" dir="${direction(lang)}"><head><meta charset="utf-8"><meta name="viewport" ` +
    `content="width=device-width, ` +
    `initial-scale=1"><title>${html`${title}`}</title><style>${look.style}</style></head><body>${body}` +
    `<script>${SCRIPT}</script></body></html>`
  )
}

function yearText(lang: Lang, year: number): string {
  return lang === 'he' ? gematria(year % 1000) : String(year)
}

/** Links and what prints, hidden on paper. */
function bar(lang: Lang, { name, url, year, options }: Sheet): Html {
  const t = translator(lang)
  const to = (other: number) => {
    const pairs = [['year', String(other)], ...queryOfOptions(options)]
    return `?${new URLSearchParams(pairs)}`
  }
  const yearLink = (other: number, rel: 'prev' | 'next') => {
    if (other < FIRST_YEAR || other > LAST_YEAR) return undefined
    const isBack = rel === 'prev'
    const text = yearText(lang, other)
    const label = t(isBack ? 'times:take.previousYear' : 'times:take.nextYear', { year: text })
    return html`<a href="${to(other)}" rel="${rel}" aria-label="${label}">${isBack ? `‹ ${text}` : `${text} ›`}</a>`
  }
  return html`
    <nav class="bar">
      ${url && html`<a href="${url}">${t('times:take.backTo', { place: name })}</a>`}
      <p>${t('times:take.printHint')}</p>
      ${yearLink(year - 1, 'prev')} ${yearLink(year + 1, 'next')}
      <button type="button" hidden>${t('accounts:saved.print')}</button>
    </nav>
  `
}

function head(lang: Lang, { name, fullName, year }: Sheet): Html {
  const t = translator(lang)
  const around = fullName.slice(name.length).replace(/^, /, '')
  const { first, last } = daysOfYear(year)
  return html`
    <header class="head">
      <div>
        <h1><bdi>${name}</bdi></h1>
        <p>${around && html`<bdi>${around}</bdi> · `}${t('times:times.title')}</p>
      </div>
      <p class="year">
        <strong>${yearText(lang, year)}</strong
        >${formatterOf(lang, 'date').formatRange(Date.parse(first), Date.parse(last))}
      </p>
    </header>
  `
}

/** Leads to the months where they stand in one long column. */
function monthLinks(lang: Lang, months: readonly SheetMonth[]): Html {
  return html`
    <p class="months">
      ${months.map(
        ({ month }) => html`<a href="#m${month}">${formatterOf(lang, 'short').format(Date.parse(`${month}-01`))}</a> `,
      )}
    </p>
  `
}

/** The method, and the meaning of symbols. */
function notes(lang: Lang, { place, options, origin }: Sheet, months: readonly SheetMonth[]): Html {
  const t = translator(lang)
  const { timeZone, elevationMetres } = place
  const method = methodOf(candleMinutes(place), options)
  const rows = months.flatMap((month) => month.rows)
  const hasLate = rows.some(({ begins }) => begins?.isLate)
  const about = methodText(lang, { method, elevationMetres }, { timeZone, israel: isIsrael(place) })
  return html`
    <footer class="notes">
      <div class="from">
        <p>${t('times:take.legend')}${hasLate && ` * ${t('times:take.legendNightfall')}.`}</p>
        <p>${t('common:siteName')} · <bdi>${new URL(origin).host}</bdi></p>
      </div>
      <p>${about}</p>
      ${lacksTimes(months) && html`<p><strong>${t('times:times.noneWhy')}</strong></p>`}
    </footer>
  `
}
