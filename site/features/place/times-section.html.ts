import { html, type Html } from '#core/i18n/html.ts'
import { translator } from '#core/i18n/translate.ts'
import type { CityInput } from '#data/index/inputs.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'
import { takeAlong } from '#site/features/times/take-along.html.ts'
import { timesNotes } from '#site/features/times/times-notes.html.ts'
import { timesTable } from '#site/features/times/times-table.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

/** An arrival is answered for the others too, and the exports have years. */
const WEEKS = 3

/** The coming weeks, how they are calculated, and their exports. */
export function timesSection(page: Pick<PageContext, 'lang' | 'origin'>, { times, place }: CityInput): Html {
  const { lang } = page
  const t = translator(lang)
  const caption = html`${t('times:times.title')}: ${bdi(lang, place.names)}`
  return html`
    <section class="section" id="times" aria-labelledby="times-title">
      <h2 id="times-title">${icon('candle')}${t('times:times.title')}</h2>
      ${timesTable(lang, { runs: times.runs.slice(1, 1 + WEEKS) }, caption)}
      <div class="folds">${timesNotes(lang, times, place.timeZone)} ${takeAlong(page, place)}</div>
    </section>
  `
}
