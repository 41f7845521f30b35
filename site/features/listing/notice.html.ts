import { html, type Html } from '#core/i18n/html.ts'
import { isFromKnowledge, isUnchecked } from '#core/domain/provenance.ts'
import { dayDateText } from '#core/text/values.ts'
import { sourceName } from '#core/text/own-sources.ts'
import { translator } from '#core/i18n/translate.ts'
import { icon } from '#site/ui/icons/icon.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

type Page = PageContext<'listing'>

/** Marks samples; of a listing that has not confirmed its facts, in one line, where they are from. */
export function listingNotice({ lang, input }: Page): Html | undefined {
  const { listing, confirmation } = input
  const t = translator(lang)
  if (listing.sample)
    return html` <p class="notice is-warning">${icon('warning')}<span>${t('listing:listing.sampleNotice')}</span></p> `
  const { provenance } = listing
  if (!provenance || !isUnchecked(listing)) return undefined
  const text = isFromKnowledge(listing)
    ? t('listing:listing.knowledgeNotice')
    : translator(lang).html(confirmation?.isOld ? 'listing:listing.oldNotice' : 'listing:listing.uncheckedNotice', {
        source: sourceName(lang, provenance.name),
        date: dayDateText(lang, provenance.checked),
      })
  return html`<p class="fine"><a href="#provenance-title">${text}</a></p>`
}
