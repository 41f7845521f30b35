import { html, type Html } from '#core/i18n/html.ts'
import { icon } from '#site/ui/icons/icon.ts'

/** What a place has, each behind a tick. */
export function ticks(names: readonly (string | Html)[]): Html | undefined {
  if (names.length === 0) return undefined
  return html`<ul class="cluster ticks">
    ${names.map((name) => html`<li class="row gap-2">${icon('check')}${name}</li>`)}
  </ul>`
}
