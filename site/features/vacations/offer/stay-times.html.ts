import { html, type Html } from '#core/i18n/html.ts'
import { shabbatTimesBetween } from '#core/domain/times/shabbat-times.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'
import { timesTable } from '#site/features/times/times-table.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

/** When candles are lit and when it ends, on each Shabbat and festival of the offer's days in its place. */
export function stayTimes({ lang, input }: PageContext<'feature'>): Html | undefined {
  const { feature, place, past } = input
  if (!feature.dates || past) return undefined
  const runs = shabbatTimesBetween(place, feature.dates.from, feature.dates.to)
  if (runs.length === 0) return undefined
  const { stayTimes: title } = MESSAGES[lang].travel.feature
  return html`
    <section class="section" aria-labelledby="stay-times-title">
      <div class="cluster section-head"><h2 id="stay-times-title">${icon('candle')}${title}</h2></div>
      ${timesTable(lang, { runs }, html`${title}: ${bdi(lang, place.names)}`)}
    </section>
  `
}
