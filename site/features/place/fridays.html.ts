import { html, type Html } from '#core/i18n/html.ts'
import type { FridayLight, Span, YearOfFridays } from '#core/domain/times/fridays.ts'
import { dayRangeText, durationText, shortDay } from '#core/text/values.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import { icon } from '#site/ui/icons/icon.ts'

/** The shortest and the longest Friday of the year. */
export function fridaysFold(lang: Lang, { year, shortest, longest }: YearOfFridays): Html | undefined {
  if (!shortest || !longest) return undefined
  const t = translator(lang)
  const rows = [
    [t('places:help.shortest'), shortest],
    [t('places:help.longest'), longest],
  ] as const
  return html`
    <details class="fold">
      <summary>${t('places:help.fridays', { year: String(year) })}</summary>
      ${rows.map(
        ([name, friday]) => html`
          <p>${name}: ${shortDay(lang, friday.day)} <span class="quiet" data-clock>${daylight(lang, friday)}</span></p>
        `,
      )}
    </details>
  `
}

function daylight(lang: Lang, { minutes, candles }: FridayLight): Html {
  const time = candles.at === 'none' ? '' : candles.at.local
  return translator(lang).html('places:help.daylight', { duration: durationText(lang, minutes), time })
}

/** Says when the sun does not set or rise, and when night does not fall; nothing where it always does. */
export function sunWarning(lang: Lang, { noSunset, noSunrise, noNightfall }: YearOfFridays): Html | undefined {
  const t = translator(lang)
  const texts = (
    [
      ['noSunset', noSunset],
      ['noNightfall', noNightfall],
      ['noSunrise', noSunrise],
    ] as const
  ).flatMap(([key, spans]) =>
    spans.length > 0 ? html`${translator(lang).html(`places:help.${key}`, { days: spansText(lang, spans) })} ` : [],
  )
  if (texts.length === 0) return undefined
  return html`
    <div class="notice is-warning">
      <p>${icon('warning')}<span>${texts}${t('places:help.askRabbi')}</span></p>
    </div>
  `
}

const spansText = (lang: Lang, spans: readonly Span[]): string =>
  spans.map(({ from, to }) => dayRangeText(lang, from, to)).join('; ')
