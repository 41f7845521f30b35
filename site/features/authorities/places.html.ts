import { html, type Html } from '#core/i18n/html.ts'
import { pageHref } from '#core/domain/links.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { translator } from '#core/i18n/translate.ts'
import { numberText } from '#core/text/values.ts'
import { listingGrid } from '#site/ui/cards/grids.html.ts'
import { placeTiles } from '#site/ui/cards/place-tiles.html.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { placeLink } from '#site/ui/blocks/place-link.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

type Page = PageContext<'authority'>

/** What an authority supervises, with its number and by place; or that nothing here is known of it. */
export function authorityPlaces(page: Page): Html {
  const { lang, input } = page
  const t = translator(lang)
  const title = t('listing:authority.places')
  if (input.sections.length === 0) {
    const near = elsewhere(page)
    return html`
      <section class="stack" aria-labelledby="places-title">
        <h2 id="places-title">${near ? t('listing:authority.near') : title}</h2>
        ${near}
        <p>${t('listing:authority.none')}</p>
        ${nextSteps(page)}
      </section>
    `
  }
  return html`
    <section aria-labelledby="places-title">
      <div class="row section-head">
        <h2 id="places-title">${title} <span class="badge is-count">${numberText(lang, input.total)}</span></h2>
      </div>
      ${input.sections.map(
        ({ place, cards }) => html`
          <section class="section" aria-labelledby="place-${place.id}">
            <h3 id="place-${place.id}" class="below-3">${placeLink(lang, place)}</h3>
            ${listingGrid(page, cards, { level: 3 })}
          </section>
        `,
      )}
    </section>
  `
}

function nextSteps({ lang, input }: Page): Html | undefined {
  const { authority } = input
  const { listUrl, closed, sample } = authority
  const t = translator(lang)
  if (closed || sample) return undefined
  return html`
    <p class="cluster">
      ${
        listUrl &&
        html`<a class="button is-quiet" href="${listUrl}" rel="noopener nofollow"
          >${t('listing:authority.openList')}${icon('external')}</a
        >`
      }
      <a class="button is-quiet" href="${pageHref(lang, 'addPlace')}">${icon('plus')}${t('listing:authority.add')}</a>
    </p>
  `
}

/** Ways on for who came for kosher food and found none here. */
function elsewhere({ lang, input }: Page): Html | undefined {
  const places = input.places.filter(({ hasPage }) => hasPage)
  if (places.length === 0) return undefined
  const note = html`${translator(lang)('places:place.guide')}`
  return html`<ul class="tiles">
    ${placeTiles(
      lang,
      places.map((place) => ({ place, note })),
    )}
  </ul>`
}

const SIGNS = [
  ['place', 'pin'],
  ['dates', 'calendar'],
  ['scope', 'utensils'],
  ['signature', 'shield'],
] as const

/** What to look for on a certificate, unless the authority gives none. */
export function certificateChecks({ lang, input }: Page): Html | false {
  const { closed, sample } = input.authority
  const { title, ...checks } = MESSAGES[lang].listing.authority.certificate
  return (
    !closed &&
    !sample &&
    html`
      <section class="stack across" aria-labelledby="certificate-title">
        <h2 id="certificate-title">${title}</h2>
        <ul class="box certificate-checks">
          ${SIGNS.map(([name, sign]) => html`<li>${icon(sign)}<span>${checks[name]}</span></li>`)}
        </ul>
      </section>
    `
  )
}
