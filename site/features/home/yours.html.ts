import { html, type Html } from '#core/i18n/html.ts'
import { pageHref } from '#core/domain/links.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { icon } from '#site/ui/icons/icon.ts'

/** What visitors and owners may make of the site: a trip, a list, a listing. */
export function yoursSection(lang: Lang): Html {
  const { yours: words } = MESSAGES[lang].places.homeRows
  const parts = [
    {
      icon: 'map',
      title: MESSAGES[lang].times.trip.title,
      text: words.trip,
      href: pageHref(lang, 'trip'),
      link: words.tripLink,
    },
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
  ] as const
  return html`
    <section class="section" aria-labelledby="yours-title">
      <h2 id="yours-title">${words.title}</h2>
      <div class="stack gap-5 yours">
        ${parts.map(
          (part) => html`
            <div class="box">
              ${icon(part.icon)}
              <h3>${part.title}</h3>
              <p>${part.text}</p>
              <p><a class="more-link" href="${part.href}">${part.link}${icon('arrow')}</a></p>
            </div>
          `,
        )}
      </div>
    </section>
  `
}
