import { html, type Html } from '#core/i18n/html.ts'
import { pageHref, placeHref } from '#core/domain/links.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { HomeInput } from '#data/index/inputs.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'
import { nextTimes } from '#site/features/times/next-times.html.ts'

/** The coming Shabbat of one place, with links to other places and dates. */
export function homeTimes(lang: Lang, { times, timesPlace }: HomeInput): Html {
  const t = translator(lang)
  const { times: words } = MESSAGES[lang].places.homeRows
  const links = [
    ['shabbatTimes', t('places:home.allTimes')],
    ['candleTimes', words.candles],
    ['calendar', words.calendar],
  ] as const
  return html`
    <section class="stack gap-4 tops home-times" aria-labelledby="times-title">
      <div class="stack gap-2">
        <p class="eyebrow">${icon('candle')}${t('common:nav.shabbatTimes')}</p>
        <h2 id="times-title"><a href="${placeHref(lang, timesPlace)}#times">${bdi(lang, timesPlace.names)}</a></h2>
      </div>
      ${nextTimes(lang, times)}
      <p class="quiet across home-times-hint">${t('places:home.city.hint')}</p>
      <ul class="cluster no-print across home-times-links">
        ${links.map(
          ([kind, name]) => html`
            <li><a class="more-link" href="${pageHref(lang, kind)}">${name}${icon('arrow')}</a></li>
          `,
        )}
      </ul>
    </section>
  `
}
