import { foldedHtml as html } from '#core/domain/fold-html.ts'
import { raw, type Html } from '#core/i18n/html.ts'
import { methodText } from '#core/domain/times/agenda-words.ts'
import { weekdayName } from '#core/domain/times/dates.ts'
import { gematria } from '#core/domain/times/gematria.ts'
import { daysOfYear } from '#core/domain/times/hebrew-day.ts'
import { CALENDAR_MESSAGES } from '#core/domain/times/hebrew-words.ts'
import { candleMinutes, isIsrael } from '#core/domain/times/lighting-customs.ts'
import { methodOf, queryOfOptions, type TimesOptions } from '#core/domain/times/options.ts'
import type { HebrewDate, TimesPlace } from '#core/domain/times/types.ts'
import { direction, LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import { sheetMonths, type SheetMonth, type SheetRow, type SheetTime } from './sheet-rows.ts'
import { sourceOf, type SheetLook } from './sheet-look.ts'

/** The button that prints, which is of no use without a script. */
const PRINT_SCRIPT = `const button = document.querySelector('button')
button.hidden = false
button.onclick = () => print()`

const PRINT_SOURCE = sourceOf(PRINT_SCRIPT)

/** The Content-Security-Policy of a sheet: only its own style and script, and the site's font. */
export const sheetPolicy = ({ source, hasFont }: SheetLook): string =>
  [
    "default-src 'none'",
    `style-src ${source}`,
    ...(hasFont ? ["font-src 'self'"] : []),
    `script-src ${PRINT_SOURCE}`,
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
      ${head(lang, sheet)}
      <div class="columns">${columnsOf(months).map((column) => table(lang, column))}</div>
      ${notes(lang, sheet, months)}
    </main>
  `
  return (
    `<!doctype html><html lang="${lang}" dir="${direction(lang)}"><head><meta charset="utf-8"><meta name="viewport" ` +
    `content="width=device-width, ` +
    `initial-scale=1"><title>${html`${title}`}</title><style>${look.style}</style></head><body>${body}` +
    `<script>${PRINT_SCRIPT}</script></body></html>`
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

const DATE_FIELDS = {
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Formats calendar days, which are in UTC. */
function formatterOf(lang: Lang, name: keyof typeof DATE_FIELDS): Intl.DateTimeFormat {
  const key = `${lang} ${name}`
  let formatter = formatters.get(key)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(LANGUAGES[lang].dateLocale, {
      ...DATE_FIELDS[name],
      calendar: 'gregory',
      timeZone: 'UTC',
    })
    formatters.set(key, formatter)
  }
  return formatter
}

/** Height of a month's heading, in lines. */
const MONTH_LINES = 1.5
/** Longer titles take a second line. */
const TITLE_LENGTH = 28

/** Whole months in two columns, as balanced as possible. */
function columnsOf(months: readonly SheetMonth[]): SheetMonth[][] {
  const linesOf = ({ title }: SheetRow) => (title.length > TITLE_LENGTH ? 2 : 1)
  const lines = (part: readonly SheetMonth[]) =>
    part.flatMap(({ rows }) => [MONTH_LINES, ...rows.map(linesOf)]).reduce((sum, count) => sum + count, 0)
  const height = (at: number) => Math.max(lines(months.slice(0, at)), lines(months.slice(at)))
  const [best = 0] = months.map((_, at) => at).sort((a, b) => height(a) - height(b))
  return [months.slice(0, best), months.slice(best)]
}

function table(lang: Lang, months: readonly SheetMonth[]): Html {
  const t = translator(lang)
  return html`
    <table>
      <thead>
        <tr>
          <th scope="col" class="date">${t('times:times.date')}</th>
          <th scope="col" class="hebrew">${t('times:times.hebrewDate')}</th>
          <th scope="col">${t('times:times.occasion')}</th>
          <th scope="col" class="clock">${t('times:times.candles')}</th>
          <th scope="col" class="clock">${t('times:times.havdalah')}</th>
        </tr>
      </thead>
      ${months.map(
        ({ month, rows }) => html`
          <tbody>
            <tr class="month">
              <th colspan="5" scope="rowgroup">${formatterOf(lang, 'month').format(Date.parse(`${month}-01`))}</th>
            </tr>
            ${rows.map((row) => line(lang, row))}
          </tbody>
        `,
      )}
    </table>
  `
}

function line(lang: Lang, row: SheetRow): Html {
  const { day, hebrew, title, kind, begins, ends } = row
  const date = hebrewText(lang, hebrew)
  const times =
    kind === 'fast'
      ? html`
          <td class="clock" colspan="2">
            ${clock(lang, begins)}${(begins?.local || ends?.local) && html`–${clock(lang, ends)}`}
          </td>
        `
      : html`
          <td class="clock">${begins && clock(lang, begins)}</td>
          <td class="clock">${ends && clock(lang, ends)}</td>
        `
  return html`
    <tr class="${kind}">
      <th scope="row" class="date">
        <time datetime="${day}"><span>${weekdayName(lang, day, 'short')}</span> <b>${Number(day.slice(8))}</b></time>
      </th>
      <td class="hebrew">${date}</td>
      <td class="name">${title}<small class="is-small">${date}</small></td>
      ${times}
    </tr>
  `
}

function hebrewText(lang: Lang, { day, month }: HebrewDate): string {
  const { months } = CALENDAR_MESSAGES[lang]
  return translator(lang)('times:take.hebrewDay', {
    day: lang === 'he' ? gematria(day) : day,
    month: months[month as keyof typeof months],
  })
}

function clock(lang: Lang, time: SheetTime | undefined): Html {
  if (!time?.local) return html`<i>${translator(lang)('times:times.none')}</i>`
  const { local, otherDay, isLate } = time
  return html`
    ${isLate && raw('<small>*</small>')}${otherDay && html`<small>${weekdayName(lang, otherDay, 'short')} </small>`}<b
      >${local}</b
    >
  `
}

/** Whether some times do not exist there. */
function lacksTimes(months: readonly SheetMonth[]): boolean {
  const times = months.flatMap(({ rows }) => rows).flatMap(({ begins, ends }) => [begins, ends])
  return times.some((time) => time && time.local === undefined)
}

/** The method, and the meaning of symbols. */
function notes(lang: Lang, { place, options }: Sheet, months: readonly SheetMonth[]): Html {
  const t = translator(lang)
  const { timeZone, elevationMetres } = place
  const method = methodOf(candleMinutes(place), options)
  const rows = months.flatMap((month) => month.rows)
  const hasLate = rows.some(({ begins }) => begins?.isLate)
  const about = methodText(lang, { method, elevationMetres }, { timeZone, israel: isIsrael(place) })
  return html`
    <footer class="notes">
      <p>${t('times:take.legend')}${hasLate && ` * ${t('times:take.legendNightfall')}.`}</p>
      <p>${about}</p>
      ${lacksTimes(months) && html`<p><strong>${t('times:times.noneWhy')}</strong></p>`}
    </footer>
  `
}
