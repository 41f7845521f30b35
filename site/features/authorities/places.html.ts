import { html, type Html } from '#core/i18n/html.ts'
import { authorityHref, pageHref } from '#core/domain/links.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { textIn } from '#core/terms/localized.ts'
import { translator } from '#core/i18n/translate.ts'
import { numberText } from '#core/text/values.ts'
import { listingGrid } from '#site/ui/cards/grids.html.ts'
import { countTexts } from '#site/ui/blocks/numbers.page.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'
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
        <p>${t('listing:authority.none')}</p>
        ${near} ${nextSteps(page)}
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
  const tiles = input.area.map(({ place, picture, stats }) => {
    const counts = countTexts(lang, { stats, foodInIsrael: 0 }).slice(0, 2).join(' · ')
    return { place, drawing: picture, note: html`${counts || translator(lang)('places:place.guide')}` }
  })
  if (tiles.length === 0) return undefined
  return html`
    <ul class="tiles">
      ${placeTiles(lang, tiles)}
    </ul>
  `
}

/** The ways to other authorities, those of its country first. */
export function otherAuthorities({ lang, input }: Page): Html {
  const { others, places } = input
  const [country] = places
  const words = MESSAGES[lang].listing.authority
  const all = html` <a class="more-link" href="${pageHref(lang, 'authorities')}">${words.all}${icon('arrow')}</a> `
  if (others.length === 0 || !country) return html`<p class="across">${all}</p>`
  return html`
    <section class="stack across" aria-labelledby="others-title">
      <h2 id="others-title">
        ${translator(lang).html('listing:authority.others', { country: textIn(lang, country.names) })}
      </h2>
      <div class="chip-row">
        <ul class="cluster chips">
          ${others.map((other) => html`<li><a href="${authorityHref(lang, other)}">${bdi(lang, other.names)}</a></li>`)}
        </ul>
      </div>
      <p>${all}</p>
    </section>
  `
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
      <section class="stack certificate-checks" aria-labelledby="certificate-title">
        <h2 id="certificate-title" class="h3">${title}</h2>
        <ul class="stack">
          ${SIGNS.map(([name, sign]) => html`<li>${icon(sign)}<span>${checks[name]}</span></li>`)}
        </ul>
      </section>
    `
  )
}
