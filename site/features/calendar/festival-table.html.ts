import { html, type Html } from '#core/i18n/html.ts'
import { hebrewDayIn, occasionNameIn } from '#core/domain/times/calendar-names.ts'
import { localDayText } from '#core/domain/times/dates.ts'
import { CALENDAR_MESSAGES } from '#core/domain/times/hebrew-words.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import { festivalsOf, type FestivalRow, type Span } from './festivals.page.ts'
import { hebrewYear } from './hebrew-year.page.ts'

/** The festivals of a Hebrew year; those before a day, and all of a later year, are folded. */
export function festivalTable(lang: Lang, year: number, { isFolded = false, from = '' } = {}): Html {
  const t = translator(lang)
  const title = t('times:month.tables', { year: hebrewYear(lang, year) })
  const rows = festivalsOf(year)
  const past = rows.filter((row) => lastDay(row) < from)
  const table = tableOf(lang, rows.slice(past.length))
  if (isFolded)
    return html`<details class="section explanation">
      <summary><h2>${title}</h2></summary>
      ${table}
    </details>`
  return html`
    <section class="section" aria-labelledby="year-${year}">
      <h2 id="year-${year}">${title}</h2>
      ${
        past.length > 0 &&
        html`<details class="below-3 cal-past">
          <summary>${t('times:month.pastOfYear')}</summary>
          ${tableOf(lang, past)}
        </details>`
      }
      ${table}
    </section>
  `
}

const lastDay = ({ israel, abroad }: FestivalRow): string => abroad?.to.day ?? israel?.to.day ?? ''

const firstDay = (row: FestivalRow): string => (row.israel ?? row.abroad)?.from.day ?? ''

/** The dates stand below their civil year. */
function tableOf(lang: Lang, festivals: readonly FestivalRow[]): Html {
  const t = translator(lang)
  const years = [...Map.groupBy(festivals, (row) => firstDay(row).slice(0, 4))]
  return html`
    <table class="times festival-table">
      <thead>
        <tr>
          <th scope="col">${t('times:month.festival')}</th>
          <th scope="col">${t('times:month.date')}</th>
          <th scope="col">${t('times:times.hebrewDate')}</th>
        </tr>
      </thead>
      ${years.map(
        ([year, rows]) => html`
          <tbody>
            <tr>
              <th colspan="3" scope="rowgroup">${year}</th>
            </tr>
            ${rows.map((row) => festivalLine(lang, row))}
          </tbody>
        `,
      )}
    </table>
  `
}

function festivalLine(lang: Lang, row: FestivalRow): Html {
  const name = occasionNameIn(CALENDAR_MESSAGES[lang], row.occasion)
  const spans = placed(lang, row)
  const civil = spans.map(
    ({ where, span }) => html`
      <span class="moment">${where && html`<small>${where}:</small> `}${civilText(lang, span)}</span>
    `,
  )
  const hebrew = spans.map(({ span }) => html`<span class="moment"><bdi>${hebrewText(lang, span)}</bdi></span>`)
  return html`
    <tr>
      <th scope="row"><bdi>${name}</bdi></th>
      <td>${civil}</td>
      <td>${hebrew}</td>
    </tr>
  `
}

/** One span if both places keep the same days, else one for each. */
function placed(lang: Lang, { israel, abroad }: FestivalRow): { where?: string; span: Span }[] {
  const t = translator(lang)
  if (!israel || !abroad) {
    const where = t(israel ? 'times:month.onlyIsrael' : 'times:month.onlyAbroad')
    const span = israel ?? abroad
    return span ? [{ where, span }] : []
  }
  const isSame = israel.from.day === abroad.from.day && israel.to.day === abroad.to.day
  if (isSame) return [{ span: israel }]
  return [
    { where: t('times:month.inIsrael'), span: israel },
    { where: t('times:month.abroad'), span: abroad },
  ]
}

/** 'Sat, 3 Oct', or a range of such days; with their years if these differ. */
function civilText(lang: Lang, { from, to }: Span): Html {
  const isOneYear = from.day.slice(0, 4) === to.day.slice(0, 4)
  const [first, last] = [from, to].map(({ day }) => localDayText(lang, day, isOneYear ? 'short' : 'medium'))
  if (from.day === to.day) return html`<time datetime="${from.day}">${last}</time>`
  return html`${first} – ${last}`
}

function hebrewText(lang: Lang, { from, to }: Span): string {
  const words = CALENDAR_MESSAGES[lang]
  const [first, last] = [from, to].map(({ hebrew }) => hebrewDayIn(words, hebrew))
  return first === last ? first! : `${first} – ${last}`
}
