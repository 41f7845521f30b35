import { attribute, html, type Html } from '#core/i18n/html.ts'
import type { DayMoment } from '#core/domain/times/types.ts'
import { shortDay } from '#core/text/values.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import { momentText } from '#site/features/times/moments.html.ts'

/** The latest landing before the next holy days; the next one after it, once a script has seen that it is past. */
export const landings = (lang: Lang, all: readonly DayMoment[]): Html[] =>
  all
    .slice(0, 2)
    .map(
      (moment, nth) => html`
        <dd ${attribute('data-landing', moment.at !== 'none' && String(moment.at.at))} ${attribute('hidden', nth > 0)}>
          ${landing(lang, moment)}
        </dd>
      `,
    )

function landing(lang: Lang, { day, at }: DayMoment): Html {
  const note = translator(lang)(`places:help.${at === 'none' ? 'landingNone' : 'landingNote'}`)
  return html`<b>${momentText(lang, at)} · ${shortDay(lang, day)}</b> <span class="quiet">${note}</span>`
}
