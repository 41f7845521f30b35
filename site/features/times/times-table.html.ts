import { html, type Html } from '#core/i18n/html.ts'
import type { ShabbatTimes } from '#core/domain/times/types.ts'
import { shortDay } from '#core/text/values.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import { havdalah, hebrewDate, lightings, occasion } from './moments.html.ts'

export function timesTable(lang: Lang, { runs }: Pick<ShabbatTimes, 'runs'>, caption: Html): Html {
  const t = translator(lang)
  const rows = runs.map((run) => {
    const hebrew = html`<bdi>${hebrewDate(lang, run)}</bdi>`
    const name = html`<bdi>${occasion(lang, run)}</bdi>`
    return html`
      <tr>
        <th scope="row">${shortDay(lang, run.day)}<span class="only-small">${name}</span></th>
        <td class="only-wide">${hebrew}</td>
        <td class="only-wide">${name}</td>
        <td>${lightings(lang, run)}</td>
        <td>${havdalah(lang, run)}</td>
      </tr>
    `
  })
  return html`
    <table class="times">
      <caption class="visually-hidden">
        ${caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">${t('times:times.date')}</th>
          <th scope="col" class="only-wide">${t('times:times.hebrewDate')}</th>
          <th scope="col" class="only-wide">${t('times:times.occasion')}</th>
          <th scope="col">${t('times:times.candles')}</th>
          <th scope="col">${t('times:times.havdalah')}</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  `
}
