import { html, type Html } from '#core/i18n/html.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { kindLinks } from '#site/features/vacations/kinds.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

type Page = PageContext<'category'>

export function otherCategories({ lang, input }: Page): Html | undefined {
  const { others } = input
  if (others.length === 0) return undefined
  return html`
    <section class="section" aria-labelledby="others-title">
      <div class="cluster section-head"><h2 id="others-title">${MESSAGES[lang].travel.categories.others}</h2></div>
      ${kindLinks(lang, others)}
    </section>
  `
}
