import { html, type Html } from '#core/i18n/html.ts'
import { dayDateText } from '#core/text/values.ts'
import { sourceName } from '#core/text/own-sources.ts'
import { translator } from '#core/i18n/translate.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { factList } from '#site/ui/blocks/fact-list.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

type Page = PageContext<'listing'>

/** Source, licence and date of the facts, and whether the place has confirmed them. */
export function provenanceBox({ lang, input }: Page): Html {
  const { provenance, sample } = input.listing
  if (!provenance) return html``
  const t = translator(lang)
  const { name, url, licence, checked, by, status } = provenance
  const shown = html`<bdi>${sourceName(lang, name)}</bdi>`
  const source = url ? html`<a href="${url}" rel="noopener">${shown}</a>` : shown
  const date = html`<time datetime="${checked}">${dayDateText(lang, checked)}</time>`
  const confirmed =
    status === 'confirmed' &&
    !sample &&
    html`<p class="below-4 strong provenance-status">${icon('check')}<span>${t('listing:listing.confirmed')}</span></p>`
  return html`
    <section class="section explanation provenance" aria-labelledby="provenance-title">
      <h2 id="provenance-title">${icon('info')}${t('listing:listing.provenanceTitle')}</h2>
      ${confirmed}
      ${factList([
        [t('listing:listing.source'), source],
        [t('listing:listing.licence'), html`<bdi>${licence}</bdi>`],
        [t('listing:listing.recorded'), date],
        [t('listing:listing.recordedBy'), html`<bdi>${sourceName(lang, by)}</bdi>`],
      ])}
    </section>
  `
}
