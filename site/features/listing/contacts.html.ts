import { html, type Html } from '#core/i18n/html.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { translator } from '#core/i18n/translate.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { messageLink } from '#site/ui/blocks/message-link.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { editHref } from './actions.html.ts'
import {
  contactLine,
  inParts,
  mailLink,
  outside,
  phoneLink,
  pressCount,
  shownPhone,
  shownUrl,
} from './contact-links.html.ts'

type Page = PageContext<'listing'>

/** Phone, e-mail and web; samples are shown without links. */
export function contacts(page: Page): Html {
  const { lang, input } = page
  const { listing } = input
  const { phones = [], fax, email, website, menu } = listing
  const t = translator(lang)
  const still = (text: string) => inParts(shownUrl(text))
  const { sample } = listing
  const count = pressCount(page, 'site')
  const lines = [
    ...phones.map((phone) =>
      contactLine(
        t('listing:listing.phone'),
        sample ? shownPhone(lang, phone) : phoneLink(lang, phone, pressCount(page, 'phone')),
      ),
    ),
    fax && contactLine(t('listing:listing.fax'), shownPhone(lang, fax)),
    email && contactLine(t('listing:listing.email'), sample ? still(email) : mailLink(email)),
    website && contactLine(t('listing:listing.website'), sample ? still(website) : outside(website, count)),
    menu && contactLine(t('listing:listing.menu'), sample ? still(menu) : outside(menu, count)),
  ].filter((line) => line instanceof Object)
  const ask = MESSAGES[lang].listing.listing.tellContact
  const tell = !sample && html` <a href="${editHref(lang, listing.tnid)}" rel="nofollow">${ask}</a>`
  const body =
    lines.length > 0
      ? html`<dl class="stack gap-2 contact-list">${lines}</dl>`
      : html`<p class="is-muted">${t('listing:listing.noContact')}${tell}</p>`
  return html`
    <section class="box panel-box" aria-labelledby="contact-title">
      <h2 id="contact-title">${icon('phone')}${t('listing:listing.contact')}</h2>
      ${body} ${email && !sample && messageLink(lang, email)}
    </section>
  `
}
