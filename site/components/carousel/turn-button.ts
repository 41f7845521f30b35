import { attribute, html, type Html } from '#core/domain/html.ts'
import { icon } from '#site/components/icons/icon.ts'

/** Leads to the next thing of a row or a gallery, or to the one before; `isOver` where there is none at first. */
export function turnButton(by: 1 | -1, name: string, { isOver = false } = {}): Html {
  return html`
    <button
      type="button"
      class="round turn"
      data-turn="${by}"
      aria-label="${name}"
      ${attribute('aria-disabled', isOver && 'true')}
    >
      ${icon('arrow')}
    </button>
  `
}
