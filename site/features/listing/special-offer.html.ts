import { html, type Html } from '#core/i18n/html.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { translator } from '#core/i18n/translate.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { paragraph } from '#site/ui/blocks/names.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

export function specialOfferBox({ lang, input }: PageContext<'listing'>): Html | undefined {
  const { specialOffer } = input.listing
  if (!specialOffer) return undefined
  return html`
    <aside class="offer" id="offer" aria-labelledby="offer-title">
      <h2 class="h3" id="offer-title">${translator(lang)('listing:listing.specialOffer')}</h2>
      ${paragraph(lang, specialOffer)}<a class="button is-quiet" href="#offer" data-dialog="offer"
        >${icon('print')}${MESSAGES[lang].listing.dialogs.offer.open}</a
      >
    </aside>
  `
}
