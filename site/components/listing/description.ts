import { html, type Html } from '#core/domain/html.ts'
import { readMore } from '#site/components/shared/read-more.ts'
import type { PageContext } from '#site/render/page.ts'
import { factsSentence } from './facts-sentence.ts'

/** The description; before one in another language come the facts in the page's. */
export function description(page: PageContext<'listing'>): Html | undefined {
  const { lang, input } = page
  const text = input.listing.description
  if (!text) return undefined
  const facts = text[lang] === undefined && html`<p class="lead">${factsSentence(page)}</p>`
  return html`${facts} ${readMore(lang, text, 'lead')}`
}
