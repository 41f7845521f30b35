import { html, type Html } from '#core/i18n/html.ts'
import { moneyText } from '#core/text/values.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { translator } from '#core/i18n/translate.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { FORM } from './request-props.page.ts'

type Page = PageContext<'feature'>

/** Keeps the link to the form in view on narrow windows; with JavaScript it opens a dialog. */
export function contactBar({ lang, input }: Page): Html {
  const { startRate, title } = input.feature
  const price = startRate && { price: moneyText(lang, startRate) }
  return html`
    <div class="no-print contact-bar">
      <p>${bdi(lang, title)}${price && html`<span>${translator(lang).html('common:priceFrom', price)}</span>`}</p>
      <a class="button is-accent" href="#${FORM}" data-dialog="request"
        >${icon('mail')}${MESSAGES[lang].travel.enquiries.contact}</a
      >
    </div>
  `
}
