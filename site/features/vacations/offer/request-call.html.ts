import { html, type Html } from '#core/i18n/html.ts'
import { categoryHref } from '#core/domain/links.ts'
import { moneyText } from '#core/text/values.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { translator } from '#core/i18n/translate.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { saveButton } from '#site/ui/blocks/save-button.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { featureFacts } from './facts.html.ts'
import { pastCall } from './past-call.html.ts'
import { FORM } from './request-props.page.ts'

type Page = PageContext<'feature'>

/** The way to the form: what is not known of the offer is asked there. */
function requestLink({ lang, input }: Page): Html {
  const { dates, startRate } = input.feature
  const { ask, request } = MESSAGES[lang].travel.enquiries
  return html`<a class="button is-accent" href="#${FORM}"
    >${icon('calendar')}${dates && startRate ? request.title : ask}</a
  >`
}

/**
 * Price, what a traveller asks first, and what to do next. Past offers have no price, and nobody would read what is
 * sent to a sample.
 */
export function requestCall(page: Page): Html {
  const { lang, input } = page
  const { feature, past, category } = input
  const { common, travel } = MESSAGES[lang]
  const { startRate, priceFor, sample } = feature
  const price = startRate
    ? translator(lang).html('common:priceFrom', { price: moneyText(lang, startRate) })
    : common.priceOnRequest
  const { feature: words } = travel
  const ofKind =
    category && html`<a class="button" href="${categoryHref(lang, category)}">${travel.categories.allOfKind}</a>`
  return html`
    <div class="stack gap-3 box panel-box offer-call">
      ${
        past
          ? pastCall(lang)
          : html`<div>
              <p class="offer-price">${price}</p>
              ${startRate && html`<p class="fine">${priceFor ? words.priceFor[priceFor] : words.rateUnknown}</p>`}
            </div>`
      }
      ${featureFacts(page)}
      <p class="cluster gap-3 no-print page-actions">
        ${!past && (sample ? ofKind : requestLink(page))}${saveButton(lang, 'feature', feature.nid)}
      </p>
      ${!past && !sample && html`<p class="fine">${travel.enquiries.organiser.text}</p>`}
    </div>
  `
}
