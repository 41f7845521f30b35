import { AUTOCOMPLETE_MIN } from '#core/terms/directory.ts'
import type { FoundPage, FoundPlace } from '#core/contract/places.ts'
import { unabbreviated } from '#core/domain/abbreviations.ts'
import { textIn } from '#core/terms/localized.ts'
import { nearPlaceHref } from '#core/domain/near-routes.ts'
import { choiceUrl } from '#core/domain/results/results-url.ts'
import { hrefOf, slugIn } from '#core/domain/routes.ts'
import { searchForm } from '#core/domain/slug.ts'
import { vacationsHref } from '#core/domain/vacations-url.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import { typeName } from '#core/text/type-names.ts'
import { numberText } from '#core/text/values.ts'
import { whereText } from '#core/text/where-text.ts'
import type { DirectoryType } from '#core/terms/directory.ts'
import { placeRow, type PlaceRow } from '#data/index/cards.ts'
import { aboutListing, bestListings, kindCount } from '#data/index/best-listings.ts'
import { listedCards } from '#data/index/entries.ts'
import type { Index } from '#data/index/open.ts'
import { typeCounts } from '#data/index/queries.ts'
import { placeText } from '#data/index/found-places.ts'
import { understand } from '#data/index/understand.ts'
import type { Understood } from '#data/index/understood.ts'
import { kindAnywhere, listText, optionNames } from './kind-anywhere.ts'

type Suggestion = FoundPage | FoundPlace

const MAX = 10
/** Places that a kind is offered in. */
const KIND_IN = 3

/** What a text means, likeliest first. */
export function suggestionsFor(index: Index, text: string, lang: Lang): Suggestion[] {
  if ([...searchForm(unabbreviated(text))].length < AUTOCOMPLETE_MIN) return []
  const found = understand(index, text, lang)
  const pages = [...kindPages(index, found, { lang, text }), ...timesPages(found, lang), ...festivalPages(found, lang)]
  const inGroups = new Set(pages.flatMap(({ best = [] }) => best.map(({ href }) => href)))
  const named = found.listings.flatMap((tnid) => listingPage(index, tnid, lang) ?? [])
  const listings = named.filter(({ href }) => !inGroups.has(href))
  const guess = found.isGuess && { isGuess: true as const }
  return inOrder(found, likely({ pages, listings, places: found.places }))
    .slice(0, MAX)
    .map((suggestion) => ({ ...suggestion, ...guess }))
}

interface Groups {
  pages: FoundPage[]
  listings: FoundPage[]
  places: FoundPlace[]
}

/**
 * Beside a kind with listings in the town that is meant, only pages of other towns; beside a town with a page, no place
 * without one that is called otherwise: Nampa was once New Jerusalem.
 */
function likely({ pages, listings, places }: Groups): Groups {
  const [first] = places
  const hasBest = first !== undefined && pages[0]?.best !== undefined
  const isLikely = ({ name, hasPage }: FoundPlace) =>
    hasPage || (!hasBest && searchForm(name).includes(searchForm(first!.name)))
  const others = first?.hasPage ? places.filter(isLikely) : places
  const isKept = ({ id }: FoundPage) => !hasBest || others.some((place) => id === kindId(place))
  return { pages: pages.filter(isKept), listings, places: hasBest ? others.slice(0, 1) : others }
}

function inOrder({ isListing, isName }: Understood, { pages, listings, places }: Groups): Suggestion[] {
  if (isListing) return [...listings, ...pages, ...places]
  // 'Museum Polin' may be museums in Poland.
  const isEither = isName && pages.length > 0
  return isEither
    ? [...pages.slice(0, places.length > 0 ? 1 : MAX), ...listings, ...places]
    : [...pages, ...places, ...listings]
}

/** 'Restaurants: Pizza – Paris', for each likely place; without one, what there is anywhere and near the visitor. */
function kindPages(index: Index, found: Understood, { lang, text }: { lang: Lang; text: string }): FoundPage[] {
  const { type, options, places, near, festival } = found
  if (type === undefined) return []
  if (type === 0)
    return places.slice(0, KIND_IN).map((place) => ({
      id: `travel-${place.id}`,
      group: 'kinds',
      ...lineOf(lang, translator(lang)('common:types.vacations'), festival ? [textIn(lang, festival.name)] : [], place),
      href: festival
        ? vacationsHref(lang, { text: textIn(lang, festival.name), destination: place.id, page: 1 })
        : hrefOf(lang, { kind: 'travel', id: place.id, slug: place.slug }),
    }))
  const chosen = optionNames(index, options, lang)
  if (places.length === 0) {
    const name = translator(lang)('places:nearby.search.tabNearme')
    return [
      ...(near ? [] : kindAnywhere(index, { type, options }, { lang, text })),
      {
        id: 'near-me',
        group: 'kinds',
        ...lineOf(lang, typeName(lang, type), chosen, { name, text: name }),
        href: `${hrefOf(lang, { kind: 'search' })}#search-nearme`,
      },
    ]
  }
  const pages = places.slice(0, KIND_IN).map((place, at): { page: FoundPage; count?: number } => {
    const row = !near && place.hasPage ? placeRow(index, place.id) : undefined
    if (row) return kindIn(index, row, { place, type, options, isFirst: at === 0, lang })
    const line = lineOf(lang, typeName(lang, type), chosen, place)
    return { page: { id: kindId(place), group: 'kinds', ...line, href: nearPlaceHref(lang, place) } }
  })
  const isAny = pages.some(({ count = 0 }) => count > 0)
  return pages.flatMap(({ page, count }) => (count === 0 && isAny ? [] : [page]))
}

interface KindIn extends Pick<Understood, 'options'> {
  place: FoundPlace
  type: DirectoryType
  isFirst: boolean
  lang: Lang
}

/** The list of a kind in a place; what no listing there has of what was asked for is said, and left out. */
function kindIn(index: Index, row: PlaceRow, { place, isFirst, lang, ...search }: KindIn) {
  const { count, options } = knownOptions(index, row, search)
  const kind = { type: search.type, options }
  const names = optionNames(index, kind.options, lang)
  const missing = optionNames(index, search.options, lang).filter((name) => !names.includes(name))
  const t = translator(lang)
  const without =
    missing.length > 0 ? [{ text: t('common:search.groups.noneSays', { what: listText(lang, missing) }) }] : []
  const best = isFirst ? bestListings(index, place.id, { ...kind, lang }) : undefined
  const where = whereText(place)
  const path = hrefOf(lang, { kind: 'results', id: place.id, slug: place.slug, dtype: kind.type, page: 1 })
  const page = {
    id: kindId(place),
    group: 'kinds' as const,
    ...lineOf(lang, typeName(lang, kind.type), names, place),
    href: choiceUrl(path, { filters: kind.options, page: 1 }, 'az'),
    about: [
      ...(where ? [{ text: where }] : []),
      { text: t('common:search.groups.listed', { count: numberText(lang, count) }) },
      ...without,
    ],
    ...best,
    ...(best && without.length > 0 && { shared: [...without, ...(best.shared ?? [])] }),
  }
  return { page, count }
}

/**
 * Those of the options, list by list, with which anything is found in a place, and how much; all of them if it has
 * nothing.
 */
function knownOptions(index: Index, row: PlaceRow, { type, options }: Pick<KindIn, 'type' | 'options'>) {
  let { count = 0 } = typeCounts(index, row).find(({ dtype }) => dtype === type) ?? {}
  if (count === 0) return { count, options }
  let known: Understood['options'] = {}
  for (const [list, ids] of Object.entries(options)) {
    const more = { ...known, [list]: ids }
    const found = kindCount(index, row, { type, options: more })
    if (found > 0) [known, count] = [more, found]
  }
  return { count, options: known }
}

const kindId = ({ id }: FoundPlace): string => `kind-${id}`

function lineOf(lang: Lang, kind: string, chosen: readonly string[], where: Pick<FoundPlace, 'name' | 'text'>) {
  const what = chosen.length > 0 ? `${kind}: ${listText(lang, chosen)}` : kind
  return { name: `${what} – ${where.name}`, text: `${what} – ${where.text}` }
}

function timesPages({ times, places }: Understood, lang: Lang): FoundPage[] {
  if (!times) return []
  const name = translator(lang)('common:nav.shabbatTimes')
  const page = hrefOf(lang, { kind: 'candleTimes' })
  const general: FoundPage = {
    id: 'times',
    group: 'times',
    name,
    text: name,
    href: hrefOf(lang, { kind: 'shabbatTimes' }),
  }
  const there = places.slice(0, KIND_IN).map((place): FoundPage => {
    const text = `${name} – ${place.text}`
    return { id: `times-${place.id}`, group: 'times', name: text, text, href: `${page}?loc=${place.id}` }
  })
  return there.length > 0 ? there : [general]
}

/** A festival's vacations and its days. */
function festivalPages({ festival, type }: Understood, lang: Lang): FoundPage[] {
  if (!festival || type !== undefined) return []
  const t = translator(lang)
  const name = textIn(lang, festival.name)
  return [
    {
      id: 'vacations',
      group: 'kinds',
      name,
      text: `${name} – ${t('common:types.vacations')}`,
      href: vacationsHref(lang, { text: name, destination: 0, page: 1 }),
    },
    {
      id: 'calendar',
      group: 'times',
      name,
      text: `${name} – ${t('common:nav.calendar')}`,
      href: hrefOf(lang, { kind: 'calendar' }),
    },
  ]
}

function listingPage(index: Index, tnid: number, lang: Lang): FoundPage | undefined {
  const [card] = listedCards(index, [tnid])
  if (!card) return undefined
  const { title, dtype } = card
  const place = placeRow(index, card.place.id)
  const where = place && placeText(index, place, lang)
  const name = textIn(lang, title)
  return {
    id: `listing-${tnid}`,
    group: 'listings',
    name,
    text: where ? `${name} – ${where}` : name,
    dtype,
    about: [...aboutListing(index, card, lang), ...(where ? [{ text: where }] : [])],
    href: hrefOf(lang, { kind: 'listing', tnid, dtype, slug: slugIn(lang, title, tnid) }),
  }
}
