import type { FoundListing, FoundPage } from '#core/contract/places.ts'
import type { OptionListName } from '#core/contract/data-files.ts'
import type { DirectoryType } from '#core/terms/directory.ts'
import { cardOptions, FIELD_OF_LIST, kashrutOptions, rowOf } from '#core/fields/listing.ts'
import { distanceKm } from '#core/domain/distance.ts'
import { shownIn, textIn, type Localized } from '#core/terms/localized.ts'
import { isPlaced } from '#core/domain/placed.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { typeName } from '#core/text/type-names.ts'
import { listingCards, placeRow, type CardRow, type PlaceRow } from './cards.ts'
import type { ListedCard } from './entries.ts'
import { entryOf } from './entry-of.ts'
import type { ListingCard } from './inputs.ts'
import { addHours } from './listing-hours.ts'
import type { Index } from './open.ts'
import { BEST_FIRST, nearestTo } from './list-order.ts'
import { CARD_COLUMNS, optionNames, scopeOf } from './queries.ts'
import type { Understood } from './understood.ts'

const LIMIT = 6
/** Facts of a listing besides its street and kashrut. */
const MAX_FACTS = 3

/** Listings of a type with any of the options of each list. */
interface Kind {
  type: DirectoryType
  options: Understood['options']
}

interface Best extends Required<Pick<FoundPage, 'dtype' | 'total' | 'best'>>, Pick<FoundPage, 'shared'> {}

interface KindFor extends Kind {
  /** Of the reader. */
  lang: Lang
}

/**
 * Listings of a kind in a town, with any of the options of each list: the best first, then the nearest to its centre,
 * all of them if a single one were left; no samples. Undefined if there are none, and of countries.
 */
export function bestListings(index: Index, id: number, kind: KindFor): Best | undefined {
  const town = placeRow(index, id)
  return town?.kind === 'city' ? bestOf(index, town, kind) : undefined
}

/** How many listings of a kind a country has. */
interface CountryCount {
  place: PlaceRow
  total: number
}

/** The best listings of a kind in the world, and the countries that have some, most first. Undefined without any. */
export function bestAnywhere(index: Index, kind: KindFor): (Best & { countries: CountryCount[] }) | undefined {
  const best = bestOf(index, undefined, kind)
  if (!best) return undefined
  const { where, values } = ofKind(undefined, kind)
  const countries = index.all<PlaceRow & { total: number }>(
    `select p.*, c.total from (select country, count(*) total from listings where ${where} group by country) c
     join places p on p.kind = 'country' and p.country = c.country order by c.total desc, p.rank`,
    ...values,
  )
  return { ...best, countries: countries.map(({ total, ...place }) => ({ place, total })) }
}

function bestOf(index: Index, town: PlaceRow | undefined, { lang, ...kind }: KindFor): Best | undefined {
  const { where, values } = ofKind(town, kind)
  const rows = index.all<CardRow>(
    `select ${CARD_COLUMNS} from listings where ${where}
     order by ${BEST_FIRST}, ${town ? `${nearestTo(town)}, ` : ''}tnid limit ${LIMIT + 1}`,
    ...values,
  )
  if (!rows[0]) return undefined
  const cards: ListedCard[] = listingCards(index, rows)
  addHours(index, cards)
  // Counted by itself: beside the cards, each of them would be copied.
  const total = kindCount(index, town, kind)
  const listings = total > cards.length ? cards.slice(0, LIMIT) : cards
  const factsOf = optionFacts(index, lang)
  const kashrut = listings.map((card) => factsOf(kashrutOptions(card)))
  const isShared = listings.length > 1 && new Set(kashrut.map((facts) => JSON.stringify(facts))).size === 1
  const { type, options } = kind
  const best = listings.map((card, at) => {
    const others = cardOptions(card).filter(([list, id]) => !options[list as keyof typeof options]?.includes(id))
    const facts = [...(isShared ? [] : kashrut[at]!), ...factsOf(others).slice(0, MAX_FACTS)]
    const found = foundListing(card, lang, facts)
    if (!town) return { ...found, about: [townFact(index, card, lang), ...found.about] }
    return { ...found, ...(isPlaced(card) && { km: farFrom(town, card) }) }
  })
  return { dtype: type, total, best, ...(isShared && kashrut[0]!.length > 0 && { shared: kashrut[0]! }) }
}

/** 'Holon, Israel'. */
function townFact(index: Index, { place }: ListedCard, lang: Lang): Fact {
  const parent = placeRow(index, place.id)?.parent
  const country = parent ? placeRow(index, parent) : undefined
  const names = country ? [place.names, JSON.parse(country.names) as Localized] : [place.names]
  return { text: names.map((localized) => textIn(lang, localized)).join(', ') }
}

/** How many listings of a kind a place has, or all places have, without samples. */
export function kindCount(index: Index, place: PlaceRow | undefined, kind: Kind): number {
  const { where, values } = ofKind(place, kind)
  return index.get<{ total: number }>(`select count(*) total from listings where ${where}`, ...values)!.total
}

function ofKind(place: PlaceRow | undefined, { type, options }: Kind) {
  const scope = place && scopeOf(place)
  const lists = Object.entries(options) as [keyof Kind['options'], string[]][]
  const enough = lists.flatMap(([list, ids]) => [...ids, rowOf(FIELD_OF_LIST[list]).wantsAll ? ids.length : 1])
  const clauses = lists.map(([list, ids]) => `and ${matching(list, ids)} >= ?`)
  return {
    where: `${scope ? `${scope.where} and ` : ''}dtype = ? and sample = 0 ${clauses.join(' ')}`,
    values: [...(scope ? [scope.value] : []), type, ...enough],
  }
}

/** What is known of a listing, of any town. */
export function aboutListing(index: Index, card: ListingCard, lang: Lang): Fact[] {
  const options = [...kashrutOptions(card), ...cardOptions(card).slice(0, MAX_FACTS)]
  return [fact({ text: typeName(lang, card.dtype) }), ...optionFacts(index, lang)(options)]
}

const optionFacts = (index: Index, lang: Lang) => (chosen: readonly (readonly [OptionListName, string])[]) =>
  chosen.flatMap(([list, id]) => {
    const name = optionNames(index)[list]?.[id]
    return name ? fact(shownIn(lang, name)) : []
  })

const farFrom = ({ lat, lng }: PlaceRow, { position }: ListingCard): number =>
  Math.round(distanceKm(lat, lng, position[1], position[0]) * 10) / 10

type Fact = FoundListing['about'][number]

const fact = ({ text, lang }: { text: string; lang?: Lang | undefined }): Fact => ({ text, ...(lang && { lang }) })

/** How many of some options of a list a listing has. */
const matching = (list: keyof typeof FIELD_OF_LIST, ids: readonly string[]): string =>
  `(select count(*) from json_each(card, '$.${FIELD_OF_LIST[list]}') where value in (${ids.map(() => '?')}))`

function foundListing(card: ListedCard, lang: Lang, facts: readonly Fact[]): Omit<FoundListing, 'km'> {
  const { title, titleLang, url, address, addressLang, town, image, hours } = entryOf(lang, card)
  const street = address === town ? [] : [fact({ text: address, lang: addressLang })]
  return {
    name: title,
    ...(titleLang && { lang: titleLang }),
    href: url,
    about: [...street, ...facts],
    ...(image && { image }),
    ...(hours && { hours }),
  }
}
