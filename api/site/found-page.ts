import { attribute, html, type Html } from '#core/i18n/html.ts'
import type { FoundListing, FoundPage, FoundPlace } from '#core/contract/places.ts'
import { hrefOf, pathOf } from '#core/domain/routes.ts'
import { format } from '#core/i18n/format.ts'
import { numberText } from '#core/text/values.ts'
import { LANGS, type Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { Index } from '#data/index/open.ts'
import { suggestionsFor } from '../places/suggestions.ts'

// The page of a search as browsers without JavaScript get it: the server puts what was found in the place that the page
// keeps for them. Elsewhere the page's script looks for it.

const SEARCH_PAGES: ReadonlyMap<string, Lang> = new Map(LANGS.map((lang) => [pathOf(lang, { kind: 'search' }), lang]))

/** The place in the page, which scripts ignore. */
const PLACE = /(<noscript data-found[^>]*>)[^]*?(<\/noscript>)/
const LONGEST = 200

/** A search sent by a form. */
export interface SentSearch {
  lang: Lang
  text: string
}

/** What the address of the search page asks for, if it is that page and anything is asked. */
export function sentSearch(path: string, query: string): SentSearch | undefined {
  const lang = SEARCH_PAGES.get(path)
  const text = lang && new URLSearchParams(query).get('q')?.trim().slice(0, LONGEST)
  return lang && text && !text.includes('\0') ? { lang, text: text.toWellFormed() } : undefined
}

/** The page with what was found, or that nothing was; as it is if it has no place for that. */
export function withFound(page: string, index: Index, { lang, text }: SentSearch): string {
  const found = suggestionsFor(index, text, lang)
  const block = foundBlock(found, { lang, text }).html
  return page.replace(PLACE, (_, start: string, end: string) => start + block + end)
}

type Found = FoundPage | FoundPlace

function foundBlock(found: readonly Found[], { lang, text }: SentSearch): Html {
  const { search: words } = MESSAGES[lang].common
  const [first] = found
  if (!first)
    return html`<div class="stack gap-2 found">
      <h2>${words.noResultsFound}</h2>
      <p>${words.noneHint}</p>
      <p>${words.hint}</p>
    </div>`
  const heading = first.isGuess ? words.didYouMean : MESSAGES[lang].places.shell.resultsFor
  const groups = Map.groupBy(found, (hit) => ('href' in hit ? hit.group : 'places'))
  return html`<div class="stack gap-4 found">
    <h2>${heading}: <bdi>${first.isGuess ? first.name : text}</bdi></h2>
    ${[...groups].map(
      ([group, own]) =>
        html`<section class="found-group">
          <h3>${words.groups[group]}</h3>
          <ul class="above-2 shell-results">
            ${own.map((hit) => lineOf(lang, hit))}
          </ul>
        </section>`,
    )}
  </div>`
}

function lineOf(lang: Lang, hit: Found): Html {
  const href = 'href' in hit ? hit.href : hrefOf(lang, { kind: 'place', id: hit.id, slug: hit.slug })
  const { best = [], total = 0, about, within } = 'href' in hit ? hit : {}
  const all = format(MESSAGES[lang].common.search.groups.seeAll, { count: numberText(lang, total) })
  return html`<li>
    <a href="${href}"><bdi>${hit.name}</bdi></a>
    <span class="quiet shell-about">${about ? factsText(about) : hit.text}</span>
    ${
      best.length > 0 &&
      html`<ul>
        ${best.map(listingLine)}
        ${within ? within.map((list) => countryLine(lang, list)) : html`<li><a href="${href}">${all}</a></li>`}
      </ul>`
    }
  </li>`
}

const countryLine = (lang: Lang, { name, href, total }: NonNullable<FoundPage['within']>[number]): Html =>
  html`<li>
    <a href="${href}"><bdi>${name}</bdi></a> <span class="quiet">${numberText(lang, total)}</span>
  </li>`

const listingLine = ({ name, lang, href, about }: FoundListing): Html =>
  html`<li>
    <a href="${href}"><bdi${attribute('lang', lang)}>${name}</bdi></a>
    <span class="quiet">${factsText(about)}</span>
  </li>`

const factsText = (facts: FoundListing['about']): string => facts.map(({ text }) => text).join(' · ')
