import type { Localized } from '#core/terms/localized.ts'
import { kmFrom } from '#core/domain/results/results-sorts.ts'
import { KNOWN_LANGS, LANGUAGES, type Lang } from '#core/i18n/languages.ts'
import type { PlaceRow } from './cards.ts'
import type { ListingCard } from './inputs.ts'

// The order of lists: the same in queries and among cards.

/** By town, of a country; of a city the nearest to its centre first. */
export const byPlace =
  (lang: Lang, { kind, lat, lng }: PlaceRow) =>
  (
    a: Pick<ListingCard, 'place' | 'position' | 'inTown'>,
    b: Pick<ListingCard, 'place' | 'position' | 'inTown'>,
  ): number =>
    kind === 'country'
      ? compareTitles(lang, a.place.names, b.place.names)
      : kmFrom([lng, lat], a) - kmFrom([lng, lat], b)

/** The order of lists where nobody chose another. */
export const BEST_FIRST = 'paid desc, old, worth desc'

/** Of a country, of those alike two of each town in turn, the town that has most of the kind first. */
export const TOWNS_IN_TURN =
  '(row_number() over (partition by place, paid, old, worth order by tnid) - 1) / 2, ' +
  'count(*) over (partition by place) desc'

/** An expression that grows with the distance of listings from a place; largest for those somewhere in their town. */
export function nearestTo({ lat, lng }: Pick<PlaceRow, 'lat' | 'lng'>): string {
  const narrow = Math.cos((lat * Math.PI) / 180) ** 2
  return `iif(card ->> '$.inTown', 1e9, (lat - ${lat}) * (lat - ${lat}) + (lng - ${lng}) * (lng - ${lng}) * ${narrow})`
}

const collators = Object.fromEntries(
  KNOWN_LANGS.map((lang) => [lang, new Intl.Collator(LANGUAGES[lang].locale, { numeric: true })]),
) as Record<Lang, Intl.Collator>

/** Compares two titles by a language's rules. */
export function compareTitles(lang: Lang, a: Localized, b: Localized): number {
  return collators[lang].compare(a[lang] ?? a.en, b[lang] ?? b.en)
}

/** Paid first, then by worth, what goes before the title, and the title; old ones and samples last. In place. */
export function sortFeatured<T extends Pick<ListingCard, 'paid' | 'sample' | 'worth' | 'title' | 'tnid' | 'isOld'>>(
  lang: Lang,
  cards: T[],
  before: (a: T, b: T) => number,
): T[] {
  return cards.sort(
    (a, b) =>
      Number(a.sample) - Number(b.sample) ||
      Number(b.paid) - Number(a.paid) ||
      Number(a.isOld === true) - Number(b.isOld === true) ||
      b.worth - a.worth ||
      before(a, b) ||
      compareTitles(lang, a.title, b.title) ||
      a.tnid - b.tnid,
  )
}
