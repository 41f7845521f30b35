import { html, type Html } from '#core/domain/html.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { categoryGrid } from '#site/components/cards/grids.ts'
import type { PageContext } from '#site/render/page.ts'

type Page = PageContext<'vacations'>

/** Categories of vacations, each with a picture and the number of its offers. */
export function kindsSection({ lang, input }: Page): Html | undefined {
  if (input.categories.length === 0) return undefined
  const { page } = MESSAGES[lang].travel.vacations
  return html`
    <section class="section" aria-labelledby="kinds-title">
      <h2 id="kinds-title">${page.kinds}</h2>
      ${categoryGrid(lang, input.categories)}
    </section>
  `
}
