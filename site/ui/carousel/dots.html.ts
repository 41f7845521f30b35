import { attribute, html, type Html } from '#core/i18n/html.ts'

/** Marks the first thumbnail or dot as current until a script moves the gallery. */
export const currentAt = (at: number) => at === 0 && 'true'

/** One button per item; `names` label them. */
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
