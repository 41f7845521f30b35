import { html, type Html } from '#core/i18n/html.ts'
import { format } from '#core/i18n/format.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { PageFeature } from '#site/ui/page/page-feature.ts'

/** A mailto link to the owner with the offer as its subject. */
export function ownerLink(lang: Lang, { email, title }: PageFeature): Html {
  const { subject } = MESSAGES[lang].travel.enquiries.organiser
  const text = encodeURIComponent(format(subject, { offer: title }))
  return html`<a href="mailto:${email}?subject=${text}"><bdi dir="ltr">${email}</bdi></a>`
}
