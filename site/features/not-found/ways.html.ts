import { pageHref, worldHref } from '#core/domain/links.ts'
import { html, type Html } from '#core/i18n/html.ts'
import { translator } from '#core/i18n/translate.ts'
import { placeLink } from '#site/ui/blocks/place-link.html.ts'
import { icon, type IconName } from '#site/ui/icons/icon.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

/** Ways on from a page that does not exist: cities, and what the site has besides places. */
export function waysOn({ lang, input }: PageContext<'notFound'>): Html {
  const t = translator(lang)
  const ways: readonly (readonly [href: string, IconName, string])[] = [
    [pageHref(lang, 'home'), 'globe', t('common:nav.home')],
    [worldHref(lang, 228), 'utensils', t('common:types.t228')],
    [worldHref(lang, 231), 'synagogue', t('common:nav.synagogues')],
    [pageHref(lang, 'candleTimes'), 'candle', t('common:nav.candleTimes')],
    [pageHref(lang, 'calendar'), 'calendar', t('common:nav.calendar')],
    [pageHref(lang, 'trip'), 'plane', t('times:trip.nav')],
  ]
  return html`
    ${
      input.cities.length > 0 &&
      html`
        <section class="section chips" aria-labelledby="cities-title">
          <h2 id="cities-title">${t('common:notFound.cities')}</h2>
          <ul>
            ${input.cities.map((place) => html`<li>${placeLink(lang, place)}</li>`)}
          </ul>
        </section>
      `
    }
    <nav class="section" aria-labelledby="ways-title">
      <h2 id="ways-title">${t('common:notFound.ways')}</h2>
      <ul class="ways-on">
        ${ways.map(
          ([href, name, text]) => html`
            <li>
              <a class="box row" href="${href}">${icon(name)}${text}</a>
            </li>
          `,
        )}
      </ul>
    </nav>
  `
}
