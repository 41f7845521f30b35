import type { ItemType } from '#core/contract/saved.ts'
import { html, type Html } from '#core/i18n/html.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { icon } from '#site/ui/icons/icon.ts'

/** Saves what the page shows. Loads its script when pressed, or for users who are logged in. */
export function saveButton(lang: Lang, itemType: ItemType, tnid: number): Html {
  const { save, saved } = MESSAGES[lang].accounts.saved
  return html`
    <button type="button" class="save" data-save="${tnid}/${itemType}" aria-pressed="false">
      ${icon('heart')}<span class="save-words"><span>${save}</span><span>${saved}</span></span>
    </button>
  `
}
