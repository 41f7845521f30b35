import { html, type Html } from '#core/domain/html.ts'
import type { HolyDays } from '#core/domain/times/types.ts'
import { shortDay } from '#core/i18n/formats.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { ShabbatTimesInput } from '#data/index/inputs.ts'
import { hebrewDate, occasion } from '#site/components/times/moments.ts'

/** The portions and festivals of the coming weeks in Israel and abroad, taken from one city of each. */
export function comingWeeks(lang: Lang, { regions }: ShabbatTimesInput): Html | undefined {
  const runsOf = (isIsrael: boolean) =>
    regions.find(({ region }) => (region === 'IL') === isIsrael)?.cities[0]?.times.runs ?? []
  const [israel, diaspora] = [runsOf(true), runsOf(false)]
  if (israel.length === 0 || diaspora.length === 0) return undefined
  const t = translator(lang)
  const days = [...new Set([...israel, ...diaspora].map(({ day }) => day))]
  const cell = (runs: readonly HolyDays[], day: string) => {
    const run = runs.find((other) => other.day === day)
    return run ? occasion(lang, run) : '–'
  }
  const rows = days.toSorted().map((day) => {
    const run = [...israel, ...diaspora].find((other) => other.day === day)!
    return html`
      <tr>
        <th scope="row">
          ${shortDay(lang, day)} <small><bdi>${hebrewDate(lang, run)}</bdi></small>
        </th>
        <td>${cell(israel, day)}</td>
        <td>${cell(diaspora, day)}</td>
      </tr>
    `
  })
  return html`
    <section class="section" id="weeks" aria-labelledby="weeks-title">
      <div class="cluster section-head"><h2 id="weeks-title">${t('places:portal.weeks')}</h2></div>
      <table class="portal-table is-weeks">
        <thead>
          <tr>
            <th scope="col">${t('times:times.date')}</th>
            <th scope="col">${t('places:portal.IL')}</th>
            <th scope="col">${t('places:portal.abroad')}</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </section>
  `
}
