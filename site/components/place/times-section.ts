import { html, type Html } from '#core/domain/html.ts'
import { translator } from '#core/i18n/translate.ts'
import type { CityInput } from '#data/index/inputs.ts'
import { icon } from '#site/components/icons/icon.ts'
import { bdi } from '#site/components/shared/names.ts'
import { nextTimes } from '#site/components/times/next-times.ts'
import { takeAlong } from '#site/components/times/take-along.ts'
import { timesNotes } from '#site/components/times/times-notes.ts'
import { timesTable } from '#site/components/times/times-table.ts'
import type { PageContext } from '#site/render/page.ts'

export function timesSection(page: Pick<PageContext, 'lang' | 'origin'>, { times, place }: CityInput): Html {
  const { lang } = page
  const t = translator(lang)
  const caption = html`${t('times:times.title')}: ${bdi(lang, place.names)}`
  return html`
    <section class="section times-section" id="times" aria-labelledby="times-title">
      <div class="cluster section-head">
        <h2 id="times-title">${icon('candle')}${t('times:times.title')}</h2>
        <a class="more-link" href="#explanation">${t('places:place.explanation')}</a>
      </div>
      <div class="stack gap-5 times-grid">
        ${nextTimes(lang, times)}
        <div>${timesTable(lang, times, caption)}</div>
      </div>
      ${timesNotes(lang, times, place.timeZone)} ${takeAlong(page, place)}
    </section>
  `
}
