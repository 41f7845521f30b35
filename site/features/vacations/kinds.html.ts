import { html, type Html } from '#core/i18n/html.ts'
import { categoryHref } from '#core/domain/links.ts'
import { numberText } from '#core/text/values.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { CategoryCard } from '#data/index/inputs.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'

/** Links to the categories of vacations, with the numbers of their offers. */
export function kindLinks(lang: Lang, categories: readonly CategoryCard[]): Html | false {
  const { offers: words } = MESSAGES[lang].places.homeRows
  const countOf = ({ count }: CategoryCard) => html`<span class="count">${numberText(lang, count)}</span>`
  const links = categories.map(
    (category) =>
      html`<li><a href="${categoryHref(lang, category)}">${bdi(lang, category.title)}${countOf(category)}</a></li>`,
  )
  return (
    links.length > 0 &&
    html`
      <nav class="above-5 chip-row" aria-label="${words.categories}">
        <ul class="cluster chips">
          ${links}
        </ul>
      </nav>
    `
  )
}
