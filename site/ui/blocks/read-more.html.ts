import { html, type Html } from '#core/i18n/html.ts'
import { textIn, type Localized } from '#core/terms/localized.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { paragraph } from './names.html.ts'

/** Texts of at least this many characters are clamped; shorter ones fit everywhere. */
const LONG = 700

/** A paragraph; a long one shows its first lines and a button for the rest. Without JavaScript it is not clamped. */
export function readMore(lang: Lang, text: Localized, name = ''): Html {
  const body = paragraph(lang, text, name)
  if (textIn(lang, text).length < LONG) return body
  const { more, less } = MESSAGES[lang].common.readMore
  return html`
    <div class="read-more">
      ${body}<button type="button" class="link-button" data-more aria-expanded="false">
        <span class="is-more">${more}</span><span class="is-less">${less}</span>
      </button>
    </div>
  `
}
