import { html, type Html } from '#core/i18n/html.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'

/** Explains times, kashrut, listings and names; pages link to it by `#explanation`. */
export function explanation(lang: Lang): Html {
  const t = translator(lang)
  const parts = [
    ['times', t('texts:howTimes'), t('texts:howTimesText')],
    ['kashrut', t('texts:howKashrut'), t('texts:howKashrutText')],
    ['facts', t('texts:howFacts'), t('texts:howFactsText')],
    ['names', t('texts:howNames'), t('texts:howNamesText')],
  ] as const
  return html`
    <details class="section explanation">
      <summary><h2>${t('places:place.explanation')}</h2></summary>
      <div class="explain-grid" id="explanation">
        ${parts.map(
          ([id, title, text]) => html`
            <div id="how-${id}">
              <h3>${title}</h3>
              <p>${text}</p>
            </div>
          `,
        )}
      </div>
    </details>
  `
}
