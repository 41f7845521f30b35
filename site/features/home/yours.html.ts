import { html, type Html } from '#core/i18n/html.ts'
import { pageHref } from '#core/domain/links.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { tripWay, waysOn } from '#site/ui/blocks/ways-on.html.ts'

/** What visitors and owners may make of the site: a trip, a list, a listing. */
export function yoursSection(lang: Lang): Html {
  const { yours: words } = MESSAGES[lang].places.homeRows
  const ways = waysOn([
    tripWay(lang),
    {
      icon: 'heart',
      title: words.favouritesTitle,
      text: words.favourites,
      href: pageHref(lang, 'favourites'),
      link: MESSAGES[lang].accounts.app.header.favourites,
    },
    {
      icon: 'shop',
      title: words.ownersTitle,
      text: words.owners,
      href: pageHref(lang, 'listingOptions'),
      link: MESSAGES[lang].listing.owners.links.footer,
    },
  ])
  return html`
    <section class="section" aria-labelledby="yours-title">
      <h2 id="yours-title">${words.title}</h2>
      ${ways}
    </section>
  `
}
