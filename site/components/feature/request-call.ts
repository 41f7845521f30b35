import { html, type Html } from '#core/domain/html.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { icon } from '#site/components/icons/icon.ts'
import { FORM } from './request-props.ts'

/** The way to the form, below the facts. */
export function requestCall(lang: Lang): Html {
  const { organiser, request } = MESSAGES[lang].travel.enquiries
  return html`
    <div class="stack gap-3 request-call">
      <a class="button is-accent" href="#${FORM}">${icon('calendar')}${request.title}</a>
      <p class="fine">${organiser.text}</p>
    </div>
  `
}
