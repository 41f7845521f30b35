import { attribute, html, type Html } from '#core/domain/html.ts'

/** What the first thumbnail or dot says until a script moves the gallery. */
export const currentAt = (at: number) => at === 0 && 'true'

/** A button for each thing of a gallery; `names` say what they show. */
export function dots(label: string, names: readonly string[]): Html {
  const buttons = names.map(
    (name, at) => html`
      <li>
        <button type="button" data-at="${at}" aria-label="${name}" ${attribute('aria-current', currentAt(at))}></button>
      </li>
    `,
  )
  return html`<ul class="dots" aria-label="${label}">
    ${buttons}
  </ul>`
}
