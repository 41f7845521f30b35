import { html, type Html } from '#core/i18n/html.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator, type TextKey } from '#core/i18n/translate.ts'

const METHODS = [
  ['times:candles.by85', 'times:candles.meaning85'],
  ['times:candles.by7083', 'times:candles.meaning7083'],
  ['times:candles.by42', 'times:candles.meaning42'],
  ['times:candles.by50', 'times:candles.meaning50'],
  ['times:candles.by72', 'times:candles.meaning72'],
] as const satisfies readonly [TextKey, TextKey][]

export function candleExplanation(lang: Lang): Html {
  const t = translator(lang)
  const parts = [
    [t('times:candles.howLighting'), t('times:candles.howLightingText')],
    [t('times:candles.howFestivals'), t('times:candles.howFestivalsText')],
    [t('times:candles.howHeight'), t('times:candles.howHeightText')],
    [t('times:candles.howRounding'), t('times:candles.howRoundingText')],
    [t('times:candles.howNone'), html`${t('times:times.noneWhy')} ${t('times:times.askRabbi')}`],
  ] as const
  return html`
    <section class="section explanation" id="explanation" aria-labelledby="explanation-title">
      <h2 id="explanation-title">${t('times:candles.how')}</h2>
      <div class="explain-grid">
        ${parts.map(
          ([title, text]) => html`
            <div>
              <h3>${title}</h3>
              <p>${text}</p>
            </div>
          `,
        )}
      </div>
      <h3>${t('times:candles.howMethods')}</h3>
      <dl class="methods">
        ${METHODS.map(
          ([name, meaning]) => html`
            <div>
              <dt>${t(name)}</dt>
              <dd>${t(meaning)}</dd>
            </div>
          `,
        )}
      </dl>
    </section>
  `
}
