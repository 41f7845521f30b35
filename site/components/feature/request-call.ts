import { html, type Html } from '#core/domain/html.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { icon } from '#site/components/icons/icon.ts'
import type { PageFeature } from '#site/stores/page/page-feature.ts'
import { ownerLink } from './owner-link.ts'
import { FORM } from './request-props.ts'

/** Links to the form and to the owner, below the facts. */
export function requestCall(lang: Lang, feature: PageFeature): Html {
  const { organiser, request } = MESSAGES[lang].travel.enquiries
  return html`
    <div class="stack gap-3 request-call">
      <a class="button is-accent" href="#${FORM}">${icon('calendar')}${request.title}</a>
      <p class="fine">${organiser.text}</p>
      <p>${organiser.byMail} ${ownerLink(lang, feature)}</p>
    </div>
  `
}
