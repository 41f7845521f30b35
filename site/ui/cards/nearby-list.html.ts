import type { Lang } from '#core/i18n/languages.ts'
import type { NearbyCard } from '#data/index/inputs.ts'
import { html, type Html } from '#core/i18n/html.ts'
import { listingHref } from '#core/domain/links.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'
import { typeName } from '#core/text/type-names.ts'
import { awayText } from './away.html.ts'

export function nearbyList(lang: Lang, nearby: readonly NearbyCard[]): Html {
  return html`<ul class="near">
    ${nearby.map((near) => nearbyItem(lang, near))}
  </ul>`
}

function nearbyItem(lang: Lang, { card, km }: NearbyCard): Html {
  const link = html`<a href="${listingHref(lang, card)}">${bdi(lang, card.title)}</a>`
  const facts = html`${typeName(lang, card.dtype)} · ${bdi(lang, card.place.names)} · ${awayText(lang, km)}`
  return html`<li>${link}<span class="quiet near-facts">${facts}</span></li>`
}
