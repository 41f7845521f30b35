import { html, type Html } from '#core/i18n/html.ts'
import type { ShabbatTimes } from '#core/domain/times/types.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { havdalah, hebrewDate, lightings, occasion } from './moments.html.ts'

/** Candle lighting and havdalah of the coming run in large type, and what else there is to say of it. */
export function nextTimes(lang: Lang, { runs }: Pick<ShabbatTimes, 'runs'>, more?: Html): Html {
  const [run] = runs
  if (!run) return html``
  const t = translator(lang)
  return html`
    <div class="stack next-times">
      <p class="next-occasion">${occasion(lang, run)}<small>${hebrewDate(lang, run)}</small></p>
      <dl class="stack next-grid">
        <div>
          <dt>${icon('candle')}${t('times:times.candles')}</dt>
          <dd>${lightings(lang, run)}</dd>
        </div>
        <div>
          <dt>${icon('moon')}${t('times:times.havdalah')}</dt>
          <dd>${havdalah(lang, run)}</dd>
        </div>
      </dl>
      ${more}
    </div>
  `
}
