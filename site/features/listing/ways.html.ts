import { attribute, html, type Html } from '#core/i18n/html.ts'
import { directionsUrl } from '#core/domain/map/directions.ts'
import { phoneUrl } from '#core/domain/phones/read.ts'
import { isPlaced } from '#core/domain/placed.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { saveButton } from '#site/ui/blocks/save-button.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { pressCount, shownPhone } from './contact-links.html.ts'

/**
 * To call or else its website, to get there, when it is open, to save; the first stands out. A sample has no phone and
 * is nowhere.
 */
export function ways(page: PageContext<'listing'>): Html {
  const { lang, input } = page
  const { listing, hours, prayerTimes } = input
  const { phones: [phone] = [], website, sample, position } = listing
  const { dialogs, listing: words } = MESSAGES[lang].listing
  const [lng, lat] = position
  const call =
    phone &&
    !sample &&
    html`<a class="button" href="${phoneUrl(phone)}" ${attribute('data-count', pressCount(page, 'phone'))}
      >${icon('phone')}<span class="visually-hidden">${words.phone}: </span>${shownPhone(lang, phone)}</a
    >`
  const way =
    isPlaced(listing) &&
    html`<a
      class="button${call && ' is-quiet'}"
      href="${directionsUrl([lat, lng], { userAgent: '' })}"
      rel="noopener"
      ${attribute('data-count', pressCount(page, 'directions'))}
      >${icon('pin')}${dialogs.map.directions}</a
    >`
  const site =
    website &&
    !phone &&
    !sample &&
    html`<a
      class="button is-quiet"
      href="${website}"
      rel="noopener nofollow"
      ${attribute('data-count', pressCount(page, 'site'))}
      >${icon('globe')}${words.website}</a
    >`
  const times =
    (hours || listing.openingHours) &&
    html`<a class="button is-quiet" href="#${hours ? 'hours' : 'details'}-title"
      >${icon('clock')}${words.openingHours}</a
    >`
  const prayers =
    prayerTimes && html`<a class="button is-quiet" href="#prayers-title">${icon('clock')}${words.prayers}</a>`
  return html`<p class="cluster gap-3 no-print page-actions">
    ${call}${way}${site}${times}${prayers}${saveButton(lang, 'directory', listing.tnid)}
  </p>`
}
