import { html, type Html } from '#core/i18n/html.ts'
import type { ShabbatTimes } from '#core/domain/times/types.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import { icon } from '#site/ui/icons/icon.ts'

/** How the times are calculated, and what to do if there are none. */
export function timesNotes(lang: Lang, times: ShabbatTimes, timeZone: string): Html {
  const t = translator(lang)
  const hasNone = times.runs.some(
    ({ lightings: lit, havdalah: end }) => end.at === 'none' || lit.some(({ at }) => at === 'none'),
  )
  const method = translator(lang).html('times:times.method', {
    minutes: times.method.minutesBeforeSunset,
    degrees: Number(times.method.havdalah),
    zone: timeZone,
  })
  const custom = t(times.israel ? 'times:times.israel' : 'times:times.diaspora')
  return html`
    ${hasNone && html`<p class="notice is-warning">${icon('warning')}<span>${t('times:times.noneWhy')}</span></p>`}
    <details class="fold">
      <summary>${t('texts:howTimes')}</summary>
      <p class="fine">${method} ${custom} ${t('times:times.askRabbi')}</p>
    </details>
  `
}
