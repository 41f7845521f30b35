import { html, type Html } from '#core/domain/html.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { HomeInput } from '#data/index/inputs.ts'
import { icon } from '#site/components/icons/icon.ts'

export function factsSection(lang: Lang, { hasSamples }: HomeInput): Html {
  const t = translator(lang)
  const sample = ['info', t('places:home.factSampleTitle'), t('places:home.factSample')] as const
  const facts = [
    ['shield', t('places:home.factKashrutTitle'), t('places:home.factKashrut')],
    ['list', t('places:home.factSourceTitle'), t('places:home.factSource')],
    ...(hasSamples ? [sample] : []),
    ['clock', t('places:home.factTimesTitle'), t('places:home.factTimes')],
  ] as const
  return html`
    <section class="section explanation" aria-labelledby="facts-title">
      <h2 id="facts-title">${t('places:home.factsTitle')}</h2>
      <div class="explain-grid">
        ${facts.map(
          ([name, title, text]) => html`
            <div>
              ${icon(name)}
              <h3>${title}</h3>
              <p>${text}</p>
            </div>
          `,
        )}
      </div>
    </section>
  `
}
