import { AUTOCOMPLETE_MIN } from '#core/contract/directory.ts'
import { textIn, type Localized } from '#core/domain/localized.ts'
import { slugIn } from '#core/domain/routes.ts'
import { searchForm } from '#core/domain/slug.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { placeRow, type PlaceRow } from './cards.ts'
import type { Index } from './open.ts'

export type PlaceKind = PlaceRow['kind']

export interface FoundPlace {
  id: number
  /** Name, region and country, so that two towns of one name differ. */
  text: string
  name: string
  slug: string
  kind: PlaceKind
  country: string
  lat: number
  lng: number
  hasPage: boolean
}

export interface SearchOptions {
  lang: Lang
  limit?: number
  kinds?: readonly PlaceKind[]
}

const LIMIT = 10
/** Nobody's place is longer than this; the rest of a longer text is passed over. */
const LONGEST = 100
/** How many places of a name are looked through for one in a named region. */
const NAMESAKES = 200
const ALL_KINDS: readonly PlaceKind[] = ['city', 'country']

/**
 * Places by the beginning of a word: of their names in our languages first, then of other names that
 * they go by; then those whose names have the text anywhere. Accents and niqqud make no difference.
 * Most populous first.
 */
export function searchPlaces(
  index: Index,
  text: string,
  { lang, limit = LIMIT, kinds = ALL_KINDS }: SearchOptions,
): FoundPlace[] {
  const typed = searchForm(text.slice(0, LONGEST))
  if ([...typed].length < AUTOCOMPLETE_MIN) return []
  const rows: PlaceRow[] = []
  for (const match of [
    `names : " ${typed}"`,
    `aliases : " ${typed}"`,
    `names : "${typed}"`,
  ]) {
    if (rows.length >= limit) break
    const seen = new Set(rows.map(({ id }) => id))
    const more = matching(index, match, kinds, limit + seen.size)
    rows.push(...more.filter(({ id }) => !seen.has(id)))
  }
  if (rows.length === 0) rows.push(...namedWithRegion(index, typed, kinds))
  return rows.slice(0, limit).map((row) => foundPlace(index, row, lang))
}

/** Places by a query of FTS5, most populous first. What is quoted in it is a search form and holds no quotes. */
function matching(
  index: Index,
  query: string,
  kinds: readonly PlaceKind[],
  limit: number,
): PlaceRow[] {
  const oneKind = kinds.length === 1 ? kinds[0] : undefined
  return index.all<PlaceRow>(
    `select p.* from place_names n cross join places p on p.rank = n.rowid
     where place_names match ? ${oneKind ? 'and p.kind = ?' : ''} order by n.rowid limit ?`,
    query,
    ...(oneKind ? [oneKind] : []),
    limit,
  )
}

/** 'springfield illinois': the name first, then words of its region or country. */
function namedWithRegion(
  index: Index,
  typed: string,
  kinds: readonly PlaceKind[],
): PlaceRow[] {
  const words = typed.split(' ')
  for (let count = words.length - 1; count > 0; count--) {
    const name = words.slice(0, count).join(' ')
    if ([...name].length < AUTOCOMPLETE_MIN) return []
    const around = words.slice(count).map((word) => ` ${word}`)
    const rows = matching(index, `" ${name}"`, kinds, NAMESAKES).filter(
      (row) => {
        const names = namesAround(index, row)
        return around.every((word) => names.includes(word))
      },
    )
    if (rows.length > 0) return rows
  }
  return []
}

/** The names of the region and the country in all languages, a space before every word. */
function namesAround(index: Index, row: PlaceRow): string {
  const country = row.parent === null ? undefined : placeRow(index, row.parent)
  const all = [row.region, country?.names].flatMap((names) =>
    names ? Object.values(JSON.parse(names) as Localized) : [],
  )
  return all.map((name) => ` ${searchForm(name)}`).join('')
}

function foundPlace(index: Index, row: PlaceRow, lang: Lang): FoundPlace {
  const names = JSON.parse(row.names) as Localized
  return {
    id: row.id,
    text: placeText(index, row, lang),
    name: textIn(lang, names),
    slug: slugIn(lang, names, row.id),
    kind: row.kind,
    country: row.country,
    lat: row.lat,
    lng: row.lng,
    hasPage: row.has_page === 1,
  }
}

/** 'Springfield, Illinois, United States'; a region of the city's own name is left out. */
export function placeText(index: Index, row: PlaceRow, lang: Lang): string {
  const country = row.parent === null ? undefined : placeRow(index, row.parent)
  const parts = [row.names, row.region, country?.names].flatMap((names) =>
    names ? textIn(lang, JSON.parse(names) as Localized) : [],
  )
  return [...new Set(parts)].join(', ')
}

/** The most populous city of a time zone; undefined where no city keeps it. */
export function largestCityOfZone(
  index: Index,
  timeZone: string,
): PlaceRow | undefined {
  return index.get<PlaceRow>(
    `select * from places where time_zone = ? and kind = 'city' order by rank limit 1`,
    timeZone,
  )
}
