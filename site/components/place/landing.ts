import { html, type Html } from '#core/domain/html.ts'
import type { DayMoment } from '#core/domain/times/types.ts'
import { shortDay } from '#core/i18n/formats.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import { momentText } from '#site/components/times/moments.ts'
import { helpTile } from './help-tile.ts'

/** The latest landing before the next holy days, and before those of the coming weeks. */
export function landingTile(lang: Lang, [next, ...later]: readonly DayMoment[]): Html | undefined {
  if (!next) return undefined
  const t = translator(lang)
  const moment = ({ day, at }: DayMoment) => html`${momentText(lang, at)} <small>${shortDay(lang, day)}</small>`
  const weeks = later.map((one) => html`<span class="once">${moment(one)}${one !== later.at(-1) && ' ·'}</span> `)
  return helpTile(
    'clock',
    t('places:help.landing'),
    html`
      <p class="help-next">${moment(next)}</p>
      <p class="quiet">${t(`places:help.${next.at === 'none' ? 'landingNone' : 'landingNote'}`)}</p>
      ${
        later.length > 0 &&
        html`
          <h3 class="quiet">${t('places:help.landingLater')}</h3>
          <p class="quiet">${weeks}</p>
        `
      }
    `,
  )
}
