import { foldedHtml as html } from '#core/domain/fold-html.ts'
import type { Html } from '#core/i18n/html.ts'
import { weekdayName } from '#core/domain/times/dates.ts'
import { gematria } from '#core/domain/times/gematria.ts'
import { CALENDAR_MESSAGES } from '#core/domain/times/hebrew-words.ts'
import type { HebrewDate } from '#core/domain/times/types.ts'
import { LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { SheetMonth, SheetRow, SheetTime } from './sheet-rows.ts'

const DATE_FIELDS = {
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { month: 'short' },
  month: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Formats calendar days, which are in UTC. */
export function formatterOf(lang: Lang, name: keyof typeof DATE_FIELDS): Intl.DateTimeFormat {
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
export function columnsOf(months: readonly SheetMonth[]): SheetMonth[][] {
  const linesOf = ({ title }: SheetRow) => (title.length > TITLE_LENGTH ? 2 : 1)
  const lines = (part: readonly SheetMonth[]) =>
    part.flatMap(({ rows }) => [MONTH_LINES, ...rows.map(linesOf)]).reduce((sum, count) => sum + count, 0)
  const height = (at: number) => Math.max(lines(months.slice(0, at)), lines(months.slice(at)))
  const [best = 0] = months.map((_, at) => at).sort((a, b) => height(a) - height(b))
  return [months.slice(0, best), months.slice(best)]
}

/** Months as a table. */
export function table(lang: Lang, months: readonly SheetMonth[]): Html {
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
          <tbody id="m${month}">
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

/** 'day 1', which stays on one line. */
const IN_BRACKETS = /\((\S+) (\S+)\)/gu

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
      <td class="name">${title.replaceAll(IN_BRACKETS, '($1\u00a0$2)')}<small class="is-small">${date}</small></td>
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
  const day = otherDay && weekdayName(lang, otherDay, 'short')
  if (isLate) return html`<b>${local}</b><small>*${day}</small>`
  return html`${day && html`<small>${day} </small>`}<b>${local}</b>`
}

/** Whether some times do not exist there. */
export function lacksTimes(months: readonly SheetMonth[]): boolean {
  const times = months.flatMap(({ rows }) => rows).flatMap(({ begins, ends }) => [begins, ends])
  return times.some((time) => time && time.local === undefined)
}
