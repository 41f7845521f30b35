import { html, type Html } from '#core/i18n/html.ts'
import { pageHref } from '#core/domain/links.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { icon } from '#site/ui/icons/icon.ts'

/**
 * A search box that hides those of the page's cities whose names do not match; `items` is the selector of the elements.
 * Enter opens the only city that is left, or else searches the whole site, as it always does without JavaScript.
 */
export function findBox(lang: Lang, items: string): Html {
  const { label, everywhere, found, none } = MESSAGES[lang].places.find
  return html`
    <form class="find" action="${pageHref(lang, 'search')}" role="search" aria-label="${label}" data-find="${items}">
      <input
        name="q"
        type="search"
        required
        autocomplete="off"
        enterkeyhint="search"
        aria-label="${label}"
        placeholder="${label}"
      /><button type="submit" class="button" aria-label="${everywhere}">${icon('search')}</button>
      <p class="fine" role="status" data-found="${found}" data-none="${none}"></p>
    </form>
  `
}
