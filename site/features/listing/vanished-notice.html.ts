import { html, type Html } from '#core/i18n/html.ts'
import { dayDateText } from '#core/text/values.ts'
import { translator } from '#core/i18n/translate.ts'
import { icon } from '#site/ui/icons/icon.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

type Page = PageContext<'listing'>

/** Says that the source of an imported listing no longer has it. */
export function vanishedNotice({ lang, input }: Page): Html | undefined {
  const { vanished, provenance } = input.listing
  if (!vanished || !provenance) return undefined
  const text = translator(lang).html('listing:listing.vanishedNotice', {
    source: provenance.name,
    date: dayDateText(lang, vanished),
  })
  return html`<p class="notice is-warning">${icon('warning')}<span>${text}</span></p>`
}
