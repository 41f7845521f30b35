import { attribute, html, type Html } from '#core/i18n/html.ts'
import { icon } from '#site/ui/icons/icon.ts'

/** The previous or next button of a row or gallery; `isOver` if there is nothing further at first. */
export function turnButton(by: 1 | -1, name: string, { isOver = false } = {}): Html {
  return html`
    <button
      type="button"
      class="round needs-script no-print turn"
      data-turn="${by}"
      aria-label="${name}"
      ${attribute('aria-disabled', isOver && 'true')}
    >
      ${icon('arrow')}
    </button>
  `
}
