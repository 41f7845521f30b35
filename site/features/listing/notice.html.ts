import { html, type Html } from '#core/i18n/html.ts'
import { isFromKnowledge, isUnchecked } from '#core/domain/provenance.ts'
import { dayDateText } from '#core/text/values.ts'
import { sourceName } from '#core/text/own-sources.ts'
import { translator } from '#core/i18n/translate.ts'
import type { ListingInput } from '#data/index/inputs.ts'
import { icon } from '#site/ui/icons/icon.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

type Page = PageContext<'listing'>

/** Whether all that is known of a place is what a source said long ago, which the notice says. */
export const isOldWord = ({ listing, confirmation }: ListingInput): boolean =>
  confirmation?.isOld === true && isUnchecked(listing) && !isFromKnowledge(listing)

/** Marks samples, below their names. */
export function sampleNotice({ lang, input }: Page): Html | false {
  const text = translator(lang)('listing:listing.sampleNotice')
  return input.listing.sample === true && html`<p class="notice is-warning">${icon('warning')}<span>${text}</span></p>`
}

/** Marks what was last confirmed long ago. */
export function listingNotice({ lang, input }: Page): Html | undefined {
  const { provenance, sample } = input.listing
  const t = translator(lang)
  if (!provenance || sample || !isOldWord(input)) return undefined
  const text = t.html('listing:listing.oldNotice', {
    source: sourceName(lang, provenance.name),
    date: dayDateText(lang, provenance.checked),
  })
  return html`<p class="notice is-warning">${icon('warning')}<span>${text}</span></p>`
}
