import { html, type Html } from '#core/i18n/html.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { FORM } from './request-props.page.ts'

/** Replaces the booking link of a past offer: whom to ask about other dates. */
export function pastCall(lang: Lang): Html {
  const { ask, askText } = MESSAGES[lang].travel.pastOffers
  return html`
    <p class="fine">${askText}</p>
    <p><a class="button is-quiet" href="#${FORM}">${icon('mail')}${ask}</a></p>
  `
}
