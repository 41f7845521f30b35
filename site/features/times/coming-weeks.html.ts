import { html, type Html } from '#core/i18n/html.ts'
import type { HolyDays, Moment } from '#core/domain/times/types.ts'
import { shortDay } from '#core/text/values.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { textIn } from '#core/terms/localized.ts'
import type { ShabbatTimesInput } from '#data/index/inputs.ts'
import { icon, type IconName } from '#site/ui/icons/icon.ts'
import { hebrewDate, momentText, occasion } from '#site/features/times/moments.html.ts'

/**
 * The portions and festivals of the coming weeks, of Israel and abroad where they differ, with their times: from one
 * city of each.
 */
export function comingWeeks(lang: Lang, { regions }: ShabbatTimesInput): Html | undefined {
  const cityOf = (isIsrael: boolean) => regions.find(({ region }) => (region === 'IL') === isIsrael)?.cities[0]
  const cities = [cityOf(true), cityOf(false)].filter((city) => city !== undefined)
  const [israel = [], diaspora = []] = cities.map(({ times }) => times.runs)
  if (israel.length === 0 || diaspora.length === 0) return undefined
  const t = translator(lang)
  const days = [...new Set([...israel, ...diaspora].map(({ day }) => day))].toSorted()
  const cell = (runs: readonly HolyDays[], day: string) => {
    const run = runOn(runs, day)
    return run ? occasion(lang, run) : '–'
  }
  const columns = [
    { title: t('places:portal.IL'), runs: israel },
    { title: t('places:portal.abroad'), runs: diaspora },
  ]
  const isSame = days.every((day) => String(cell(israel, day)) === String(cell(diaspora, day)))
  const shown = isSame ? [{ title: t('times:times.occasion'), runs: israel }] : columns
  const rows = days.map((day) => {
    const run = runOn([...israel, ...diaspora], day)!
    return html`
      <tr>
        <th scope="row">
          ${shortDay(lang, day)} <small><bdi>${hebrewDate(lang, run)}</bdi></small>
        </th>
        ${shown.map(({ runs }) => html`<td>${cell(runs, day)}</td>`)}
        ${cities.map(({ times: { runs } }) => html`<td>${timesOn(lang, runs, day)}</td>`)}
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
            ${shown.map(({ title }) => html`<th scope="col">${title}</th>`)}
            ${cities.map(({ place }) => html`<th scope="col"><bdi>${textIn(lang, place.names)}</bdi></th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </section>
  `
}

const runOn = (runs: readonly HolyDays[], day: string) => runs.find((run) => run.day === day)

/** When candles are first lit for a day, and when it ends. */
function timesOn(lang: Lang, runs: readonly HolyDays[], day: string): Html | string {
  const run = runOn(runs, day)
  const lighting = run?.lightings[0]
  if (!lighting) return '–'
  const { candles, havdalah } = MESSAGES[lang].times.times
  return html`
    <span class="cluster gap-x">
      ${signedTime(lang, lighting.at, ['candle', candles])}${signedTime(lang, run.havdalah.at, ['moon', havdalah])}
    </span>
  `
}

const signedTime = (lang: Lang, at: Moment, [sign, name]: readonly [IconName, string]): Html => html`
  <span class="row gap-1">${icon(sign)}<span class="visually-hidden">${name}</span> ${momentText(lang, at)}</span>
`
