import { html, type Html } from '#core/domain/html.ts'
import { readMore } from '#site/components/shared/read-more.ts'
import type { PageContext } from '#site/render/page.ts'
import { factsSentence } from './facts-sentence.ts'

/** The description; where there is none, or in another language, the facts in the page's come first. */
export function description(page: PageContext<'listing'>): Html {
  const { lang, input } = page
  const text = input.listing.description
  const facts = text?.[lang] === undefined && html`<p class="lead">${factsSentence(page)}</p>`
  return html`${facts} ${text && readMore(lang, text, 'lead')}`
}
