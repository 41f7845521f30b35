import { type DirectoryType, POPULAR_FIRST, POPULAR_MORE } from '#core/contract/directory.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { PlaceRef } from '#data/index/shown-parts.ts'
import type { LinkSet, LinkTarget, PopularPlace, TypeCount, TypeSection } from '#data/index/inputs.ts'
import { listingGrid, type CardContext } from '#site/components/cards/grids.ts'
import { placeTiles } from '#site/components/cards/place-tiles.ts'
import { numberText } from './formats.ts'
import { attribute, html, type Html } from './html.ts'
import { icon, TYPE_ICONS } from './icon.ts'
import { placeHref, resultsHref, travelHref } from './links.ts'
import { bdi } from './names.ts'
import { seeAll, typeLongName, typeName } from './words.ts'

/** How many there are of each type, or that all are samples; a link where a page of them exists. */
export function statTiles(lang: Lang, stats: readonly TypeCount[], href?: (dtype: DirectoryType) => string): Html {
  return html`
    <ul class="stats">
      ${stats.map(({ dtype, count, samples }) => {
        const note = count === 0 && translator(lang)(samples === 1 ? 'common:sampleListing' : 'common:allSamples')
        const inner = html`
          ${icon(TYPE_ICONS[dtype])}${count > 0 && html`<b>${numberText(lang, count)}</b>`}<span
            >${typeName(lang, dtype)}${note && html`<small>${note}</small>`}</span
          >
        `
        return href
          ? html`<li><a class="stat" href="${href(dtype)}">${inner}</a></li>`
          : html`<li><span class="stat">${inner}</span></li>`
      })}
    </ul>
  `
}

/** The first listings of each type of a place, with the way to all of them. */
export function typeSections(context: CardContext, place: PlaceRef, sections: readonly TypeSection[]): Html {
  const { lang } = context
  return html`
    ${sections.map(({ dtype, total, samples, cards }) => {
      const id = `type-${dtype}`
      return html`
        <section class="section" id="${id}" aria-labelledby="${id}-title">
          <div class="section-head">
            <h2 id="${id}-title">${icon(TYPE_ICONS[dtype])}${typeLongName(lang, dtype)}</h2>
            ${
              total + samples > cards.length &&
              html`
                <a class="more-link" href="${resultsHref(lang, place, dtype)}"
                  ><span>${seeAll(lang, total)}<span class="visually-hidden">: ${typeLongName(lang, dtype)}</span></span
                  >${icon('arrow')}</a
                >
              `
            }
          </div>
          ${listingGrid(context, cards, { town: place.kind === 'country', threes: true })}
        </section>
      `
    })}
  `
}

/** Popular places: 9 and then 3 more a click; all of them without a script. */
export function popularBlock(lang: Lang, popular: readonly PopularPlace[]): Html | undefined {
  if (popular.length === 0) return undefined
  const t = translator(lang)
  return html`
    <section class="section" id="popular" aria-labelledby="popular-title">
      <div class="section-head"><h2 id="popular-title">${t('places:place.popularTitle')}</h2></div>
      <ul class="tiles" data-first="${POPULAR_FIRST}" data-more="${POPULAR_MORE}">
        ${placeTiles(lang, popular)}
      </ul>
      <button type="button" class="button grow-button" ${attribute('hidden', popular.length <= POPULAR_FIRST)}>
        ${t('common:showMore')}
      </button>
    </section>
  `
}

function targetHref(lang: Lang, to: LinkTarget): string {
  switch (to.kind) {
    case 'place':
      return placeHref(lang, to.place)
    case 'travel':
      return travelHref(lang, to.place)
    case 'results':
      return resultsHref(lang, to.place, to.dtype)
    case 'url':
      return to.url
  }
}

/** Sets of links side by side. */
export function linkSetsBlock(lang: Lang, linkSets: readonly LinkSet[]): Html | undefined {
  if (linkSets.length === 0) return undefined
  return html`
    <div class="link-sets">
      ${linkSets.map(
        ({ title, links }) => html`
          <div>
            <h2>${bdi(lang, title)}</h2>
            <ul class="chips">
              ${links.map(
                ({ title: label, to }) => html`
                  <li>
                    <a href="${targetHref(lang, to)}" ${attribute('rel', to.kind === 'url' && 'noopener')}
                      >${bdi(lang, label)}${to.kind === 'url' && icon('external')}</a
                    >
                  </li>
                `,
              )}
            </ul>
          </div>
        `,
      )}
    </div>
  `
}

/** How times, kashrut, listings and names come about; pages lead to it by `#explanation`. */
export function explanation(lang: Lang): Html {
  const t = translator(lang)
  const parts = [
    ['times', t('texts:howTimes'), t('texts:howTimesText')],
    ['kashrut', t('texts:howKashrut'), t('texts:howKashrutText')],
    ['facts', t('texts:howFacts'), t('texts:howFactsText')],
    ['names', t('texts:howNames'), t('texts:howNamesText')],
  ] as const
  return html`
    <section class="section explanation" id="explanation" aria-labelledby="explanation-title">
      <h2 id="explanation-title">${t('places:place.explanation')}</h2>
      <div class="explain-grid">
        ${parts.map(
          ([id, title, text]) => html`
            <div id="how-${id}">
              <h3>${title}</h3>
              <p>${text}</p>
            </div>
          `,
        )}
      </div>
    </section>
  `
}
