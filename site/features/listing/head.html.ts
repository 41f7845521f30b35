import { MESSAGES } from '#core/i18n/messages.ts'
import { takesReviews } from '#core/domain/business-kinds.ts'
import { html, type Html } from '#core/i18n/html.ts'
import { translator } from '#core/i18n/translate.ts'
import { typeName } from '#core/text/type-names.ts'
import { icon, TYPE_ICONS } from '#site/ui/icons/icon.ts'
import { bdi, hebrewName, optionName } from '#site/ui/blocks/names.html.ts'
import { inOtherLetters } from '#core/terms/localized.ts'
import { ratingHtml, textHtml } from '#site/ui/cards/card-html.ts'
import { kindOf, ratingOf } from '#site/ui/cards/listing-card.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { drawingOf } from './drawing.ts'
import { sampleNotice } from './notice.html.ts'
import { kitchenOf, summary } from './summary.html.ts'
import { ways } from './ways.html.ts'

export function listingHead(page: PageContext<'listing'>): Html {
  const { lang, input } = page
  const { listing, rating } = input
  const { dtype, sample, paid } = listing
  const t = translator(lang)
  const featured = html`<span class="badge is-featured">${t('common:featured')}</span>`
  const stars = rating && ratingHtml(ratingOf(lang, rating, MESSAGES[lang].common))
  const hebrew = hebrewName(lang, listing)
  const kind = input.pictures.length === 0 ? kindOf(listing) : undefined
  const drawn = kind && drawingOf(listing)
  const other = kind && !hebrew ? inOtherLetters(lang, listing.title) : undefined
  return html`
    <div class="stack gap-3 page-head${kind && ` kind ${kind.name}`}">
      ${drawn && html`<span class="head-drawing">${icon(drawn)}</span>`}
      <p class="eyebrow">
        ${icon(TYPE_ICONS[dtype])}<span>${typeName(lang, dtype)} · ${bdi(lang, input.place.names)}</span>
      </p>
      <h1>${bdi(lang, listing.title)}</h1>
      ${other && html`<p class="is-muted">${textHtml(other)}</p>`}
      ${
        hebrew &&
        html`
          <div>
            ${hebrew}
            <p class="fine">${t('common:transliteration')}</p>
          </div>
        `
      }
      ${sampleNotice(page)}
      <p class="cluster badges-line">
        ${sample ? html`<span class="badge is-sample">${t('common:sampleListing')}</span>` : paid && featured}
        ${kitchenOf(listing).map(
          (id) =>
            html`<span class="badge is-kitchen is-${id}">${optionName(lang, page.options, 'foodtype', id)}</span>`,
        )}
      </p>
      ${takesReviews(listing) && html`<div class="head-rating" data-rating>${stars}</div>`} ${summary(page)}
      ${ways(page)}
    </div>
  `
}
