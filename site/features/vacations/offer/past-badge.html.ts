import { html, type Html } from '#core/i18n/html.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'

export function pastBadge(lang: Lang): Html {
  return html`<span class="badge is-past">${MESSAGES[lang].travel.pastOffers.badge}</span>`
}
