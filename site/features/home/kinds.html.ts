import { html, type Html } from '#core/i18n/html.ts'
import { pageHref, worldHref } from '#core/domain/links.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import { numberText } from '#core/text/values.ts'
import { numbersText } from '#site/ui/blocks/numbers.page.ts'
import { typeName } from '#core/text/type-names.ts'
import type { HomeInput } from '#data/index/inputs.ts'
import { icon, TYPE_ICONS } from '#site/ui/icons/icon.ts'

/** The types that there are, each with the way to its countries, and the times of Shabbat. */
export function kindsSection(lang: Lang, input: HomeInput): Html {
  const t = translator(lang)
  return html`
    <section class="section" aria-labelledby="kinds-title">
      <div class="section-head">
        <h2 id="kinds-title">${t('places:home.kindsTitle')}</h2>
        <p class="fine above-2">${numbersText(lang, input)}</p>
      </div>
      <ul class="home-kinds">
        ${input.stats.map(
          ({ dtype, count }) => html`
            <li>
              <a class="box" href="${worldHref(lang, dtype)}"
                >${icon(TYPE_ICONS[dtype])}<b>${typeName(lang, dtype)}</b><span>${numberText(lang, count)}</span></a
              >
            </li>
          `,
        )}
        <li>
          <a class="box" href="${pageHref(lang, 'shabbatTimes')}"
            >${icon('candle')}<b>${t('common:nav.shabbatTimes')}</b><span>${numberText(lang, input.towns)}</span></a
          >
        </li>
      </ul>
    </section>
  `
}
