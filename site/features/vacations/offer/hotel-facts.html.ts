import { listingHref } from '#core/domain/links.ts'
import { STAY_ANSWERS } from '#core/fields/listing.ts'
import { html, type Html } from '#core/i18n/html.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { wayHtml } from '#site/features/nearby/way.html.ts'

/** Where it is held, what that has for Shabbat, and the way from there to the nearest synagogue. */
export function hotelFacts({ lang, input: { hotel } }: PageContext<'feature'>): [string, Html][] {
  if (!hotel) return []
  const { listing, places, travel } = MESSAGES[lang]
  const { terms } = travel.feature
  const { synagogue } = hotel
  const link = (to: Parameters<typeof listingHref>[1] & { title: typeof hotel.title }) =>
    html`<a href="${listingHref(lang, to)}">${bdi(lang, to.title)}</a>`
  const has = STAY_ANSWERS.filter((answer) => hotel[answer]).map((answer) => listing.listing[answer])
  const facts: [string, Html | undefined][] = [
    [terms.venue, link(hotel)],
    [places.filters.lists.forshabbat, has.length > 0 ? html`${has.join(' · ')}` : undefined],
    [terms.nearestSynagogue, synagogue && html`${link(synagogue)} · ${wayHtml(lang, synagogue.km)}`],
  ]
  return facts.flatMap(([term, value]): [string, Html][] => (value ? [[term, value]] : []))
}
