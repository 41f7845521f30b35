import { html, type Html } from '#core/domain/html.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { icon } from '#site/components/icons/icon.ts'
import type { PageFeature } from '#site/stores/page/page-feature.ts'
import { ownerLink } from './owner-link.ts'
import { FORM } from './request-props.ts'

/** Replaces the booking link of a past offer: whom to ask about other dates. */
export function pastCall(lang: Lang, feature: PageFeature): Html {
  const { ask, askText } = MESSAGES[lang].travel.pastOffers
  const { byMail } = MESSAGES[lang].travel.enquiries.organiser
  return html`
    <div class="stack gap-3 request-call">
      <p class="fine">${askText}</p>
      <p><a class="button is-quiet" href="#${FORM}">${icon('mail')}${ask}</a></p>
      <p>${byMail} ${ownerLink(lang, feature)}</p>
    </div>
  `
}
