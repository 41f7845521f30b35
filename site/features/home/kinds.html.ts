import { html, type Html } from '#core/i18n/html.ts'
import { worldHref } from '#core/domain/links.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import { numberText } from '#core/text/values.ts'
import { typeName } from '#core/text/type-names.ts'
import type { HomeInput } from '#data/index/inputs.ts'
import { icon, TYPE_ICONS } from '#site/ui/icons/icon.ts'

/** The types that there are, each with the way to its countries. */
export function kindsSection(lang: Lang, { stats }: HomeInput): Html {
  return html`
    <section class="section" aria-labelledby="kinds-title">
      <h2 class="section-head" id="kinds-title">${translator(lang)('places:home.kindsTitle')}</h2>
      <ul class="home-kinds">
        ${stats.map(
          ({ dtype, count }) => html`
            <li>
              <a class="box" href="${worldHref(lang, dtype)}"
                >${icon(TYPE_ICONS[dtype])}<b>${typeName(lang, dtype)}</b><span>${numberText(lang, count)}</span></a
              >
            </li>
          `,
        )}
      </ul>
    </section>
  `
}
