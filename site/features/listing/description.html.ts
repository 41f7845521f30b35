import { html, type Html } from '#core/i18n/html.ts'
import { readMore } from '#site/ui/blocks/read-more.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { factsSentence } from './facts-sentence.page.ts'

/** The description; before one in another language come the facts in the page's. */
export function description(page: PageContext<'listing'>): Html | undefined {
  const { lang, input } = page
  const text = input.listing.description
  if (!text) return undefined
  const facts = text[lang] === undefined && html`<p class="lead">${factsSentence(page)}</p>`
  return html`${facts} ${readMore(lang, text, 'lead')}`
}
