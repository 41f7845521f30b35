import { html, type Html } from '#core/i18n/html.ts'
import { pageHref } from '#core/domain/links.ts'
import { textIn } from '#core/terms/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { CandleTimesInput } from '#data/index/inputs.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'
import { nextTimes } from '#site/features/times/next-times.html.ts'
import { timesNotes } from '#site/features/times/times-notes.html.ts'
import { timesTable } from '#site/features/times/times-table.html.ts'

/** Shown instead of the island without JavaScript: the next times of one city and links to others. */
export function candleTimesWithoutScript(lang: Lang, { place, times }: CandleTimesInput): Html {
  const t = translator(lang)
  const caption = html`${t('times:times.title')}: ${bdi(lang, place.names)}`
  const title = translator(lang).html('times:candles.coming', {
    place: textIn(lang, place.names),
  })
  return html`
    <div class="stack candle-static">
      <p class="notice">
        ${icon('info')}<span
          >${t('times:candles.withoutScript')}
          <a href="${pageHref(lang, 'shabbatTimes')}">${t('places:portal.title')}</a></span
        >
      </p>
      <h2>${title}</h2>
      <div class="stack gap-5 tops below-4 times-grid">
        ${nextTimes(lang, times)}
        <div>${timesTable(lang, times, caption)}</div>
      </div>
      ${timesNotes(lang, times, place.timeZone)}
    </div>
  `
}
