import { openLicence } from '#core/domain/licences.ts'
import { isFromKnowledge, isUnchecked } from '#core/domain/provenance.ts'
import { html, type Html } from '#core/i18n/html.ts'
import { translator } from '#core/i18n/translate.ts'
import { dayDateText } from '#core/text/values.ts'
import { sourceName } from '#core/text/own-sources.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

type Page = PageContext<'listing'>

/** Where the facts are from, in one line: the source and its day, who recorded them, and the licence. */
export function provenanceLine({ lang, input: { listing } }: Page): Html | undefined {
  const { provenance } = listing
  if (!provenance) return undefined
  const { name, url, licence, by } = provenance
  const recorder = html`<bdi>${sourceName(lang, by)}</bdi>`
  const credits = [
    url
      ? html`<a href="${url}" rel="noopener">${recorder}</a>`
      : !isFromKnowledge(listing) && sourceName(lang, by) !== sourceName(lang, name) && recorder,
    // Its name alone: our own files say in English that it is of facts.
    html`<bdi>${openLicence(licence)?.id ?? licence}</bdi>`,
  ].filter((part) => part !== false)
  const line = credits.map((credit, at) => html`${at > 0 && ' · '}${credit}`)
  return html` <p class="fine above-5" id="provenance">${fromText({ lang, input: { listing } })} ${line}</p> `
}

/** Whether the place has confirmed the facts, or that one should ask. */
function fromText({ lang, input: { listing } }: { lang: Page['lang']; input: Pick<Page['input'], 'listing'> }): Html {
  const t = translator(lang)
  const { name, checked } = listing.provenance!
  const values = { source: sourceName(lang, name), date: dayDateText(lang, checked) }
  if (!isUnchecked(listing)) return t.html('listing:listing.confirmedNotice', values)
  return t.html(
    isFromKnowledge(listing) ? 'listing:listing.knowledgeNotice' : 'listing:listing.uncheckedNotice',
    values,
  )
}
