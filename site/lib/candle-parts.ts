import { textIn } from '#core/domain/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator, type TextKey } from '#core/i18n/translate.ts'
import type { CandleTimesInput } from '#data/index/inputs.ts'
import { markup, type Html } from './html.ts'
import { icon } from './icon.ts'
import { pageHref } from './links.ts'
import { bdi } from './names.ts'
import { nextTimes, timesNotes, timesTable } from './times.ts'
import { say } from './words.ts'

/** What stands in the place of the island where no script runs: the coming times of one city, and the way to others. */
export function candleTimesWithoutScript(
  lang: Lang,
  { place, times }: CandleTimesInput,
): Html {
  const t = translator(lang)
  const caption = markup`${t('times:title')}: ${bdi(lang, place.names)}`
  const title = say(lang, 'candles:coming', {
    place: textIn(lang, place.names),
  })
  return markup`<div class="candle-static"><p class="notice">${icon('info')}<span>${t('candles:withoutScript')} <a href="${pageHref(lang, 'shabbatTimes')}">${t('portal:title')}</a></span></p><h2>${title}</h2><div class="times-grid">${nextTimes(lang, times)}<div>${timesTable(lang, times, caption)}</div></div>${timesNotes(lang, times, place.timeZone)}</div>`
}

const METHODS = [
  ['candles:by85', 'candles:meaning85'],
  ['candles:by7083', 'candles:meaning7083'],
  ['candles:by42', 'candles:meaning42'],
  ['candles:by50', 'candles:meaning50'],
  ['candles:by72', 'candles:meaning72'],
] as const satisfies readonly [TextKey, TextKey][]

/** How the times are made, what the options mean and who follows which custom. */
export function candleExplanation(lang: Lang): Html {
  const t = translator(lang)
  const parts = [
    [t('candles:howLighting'), t('candles:howLightingText')],
    [t('candles:howFestivals'), t('candles:howFestivalsText')],
    [t('candles:howHeight'), t('candles:howHeightText')],
    [t('candles:howRounding'), t('candles:howRoundingText')],
    [
      t('candles:howNone'),
      markup`${t('times:noneWhy')} ${t('times:askRabbi')}`,
    ],
  ] as const
  return markup`<section class="section explanation" id="explanation" aria-labelledby="explanation-title"><h2 id="explanation-title">${t('candles:how')}</h2><div class="explain-grid">${parts.map(([title, text]) => markup`<div><h3>${title}</h3><p>${text}</p></div>`)}</div><h3 class="methods-title">${t('candles:howMethods')}</h3><dl class="methods">${METHODS.map(([name, meaning]) => markup`<div><dt>${t(name)}</dt><dd>${t(meaning)}</dd></div>`)}</dl></section>`
}
