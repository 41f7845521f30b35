import { format } from '#core/i18n/format.ts'
import { html, type Html } from '#core/i18n/html.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { listingHref } from '#core/domain/links.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'
import { icon } from '#site/ui/icons/icon.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { siteName } from '#site/ui/page/site-words.page.ts'

/** A letter as it comes: the editors' text, new places, and the way out of it. */
export function letterExample({ lang, frame, input }: PageContext<'newsletter'>): Html {
  const { accounts, common, mail } = MESSAGES[lang]
  const { newsletter: words } = accounts.app
  const site = siteName(lang, frame)
  const cards = input.example?.cards ?? []
  return html`
    <section class="letter-example" aria-labelledby="example-title">
      <h2 class="row letter-head" id="example-title">${icon('mail')}${words.example}</h2>
      <div class="stack letter-body">
        <p class="strong">${site}</p>
        <p>${words.exampleText}</p>
        ${
          cards.length > 0 &&
          html`
            <h3>${mail.newsletter.places}</h3>
            <ul class="stack gap-3">
              ${cards.map(
                (card) => html`
                  <li>
                    <a href="${listingHref(lang, card)}">${bdi(lang, card.title)}</a>
                    <p class="quiet">${common.types[`t${card.dtype}` as 't228']} · ${bdi(lang, card.place.names)}</p>
                  </li>
                `,
              )}
            </ul>
          `
        }
        <p class="fine">${format(mail.newsletter.footer, { site, leaveLink: '…' })}</p>
      </div>
    </section>
  `
}
