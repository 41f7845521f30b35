import { html, type Html } from '#core/domain/html.ts'
import { icon } from '#site/components/icons/icon.ts'

/** The words of a link with an arrow, which stays on the line of the last one. */
export function withArrow(text: string): Html {
  const at = text.lastIndexOf(' ') + 1
  return html`${text.slice(0, at)}<span class="with-arrow">${text.slice(at)}${icon('arrow')}</span>`
}
