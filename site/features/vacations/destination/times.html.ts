import { html, type Html } from '#core/i18n/html.ts'
import { pageHref } from '#core/domain/links.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { translator } from '#core/i18n/translate.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'
import { nextTimes } from '#site/features/times/next-times.html.ts'
import { timesNotes } from '#site/features/times/times-notes.html.ts'
import { timesTable } from '#site/features/times/times-table.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

type Page = PageContext<'travel'>

/** After the next Shabbat; the guide has more. */
const WEEKS = 3

/** Candle lighting and havdalah of a city for the coming weeks. */
export function travelTimes({ lang, input }: Page): Html | undefined {
  const { place, times } = input
  if (!times) return undefined
  const t = translator(lang)
  const words = MESSAGES[lang].travel.categories.travel
  const caption = html`${t('times:times.title')}: ${bdi(lang, place.names)}`
  const way = `${pageHref(lang, 'candleTimes')}?loc=${place.id}`
  return html`
    <section class="section" id="times" aria-labelledby="times-title">
      <div class="cluster section-head">
        <h2 id="times-title">${icon('candle')}${t('times:times.title')}</h2>
        <a class="more-link" href="${way}">${words.tripTimes}${icon('arrow')}</a>
      </div>
      <p class="is-muted below-4 times-lead">${words.timesLead}</p>
      <div class="stack gap-5 tops below-4 times-grid">
        ${nextTimes(lang, times)}
        <div>${timesTable(lang, { runs: times.runs.slice(1, 1 + WEEKS) }, caption)}</div>
      </div>
      ${timesNotes(lang, times, place.timeZone)}
    </section>
  `
}
