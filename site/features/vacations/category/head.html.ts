import { html, type Html } from '#core/i18n/html.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { formatCount } from '#core/i18n/format.ts'
import { bdi, paragraph } from '#site/ui/blocks/names.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

type Page = PageContext<'category'>

export function categoryHead(page: Page): Html {
  const { lang, input } = page
  const { category, total } = input
  const words = MESSAGES[lang].travel.categories
  const count = html`<span class="badge is-count">${formatCount(lang, words, 'offers', total)}</span>`
  return html`
    <div class="stack gap-3 page-head">
      <h1>${bdi(lang, category.title)}</h1>
      ${
        total > 0 &&
        html`${paragraph(lang, category.description, 'lead')}
          <p class="cluster badges-line">${count}</p>`
      }
    </div>
  `
}
