import type { Authority } from '#core/contract/data-files.ts'
import { listingCards, placeRef, placeRow, type CardRow, type PlaceRow } from './cards.ts'
import type { AuthoritiesInput, AuthorityInput, AuthorityLine } from './inputs.ts'
import type { AffectedPages } from './affected-pages.ts'
import type { Index } from './open.ts'
import { BEST_FIRST } from './list-order.ts'
import { heldPlace } from './popular-places.ts'
import { allAuthorities, CARD_COLUMNS, keyRef } from './queries.ts'
import type { PlaceRef } from './shown-parts.ts'

const authorityOf = (index: Index, ref: number): Authority | undefined =>
  allAuthorities(index).find(({ id }) => keyRef(id) === ref)

export function authorityInput(index: Index, ref: number): AuthorityInput | undefined {
  const authority = authorityOf(index, ref)
  if (!authority) return undefined
  const rows = areaOf(index, authority)
  const sections = sectionsOf(index, authority.id)
  return {
    authority,
    places: rows.map(placeRef),
    sections,
    total: sections.flatMap(({ cards }) => cards).length,
    area:
      sections.length > 0 ? [] : rows.filter(({ has_page: hasPage }) => hasPage).map((row) => heldPlace(index, row)),
    others: othersOf(index, authority),
  }
}

function areaOf(index: Index, { countries = [], places = [] }: Authority): PlaceRow[] {
  const rows = [...countries.map((code) => countryRow(index, code)), ...places.map((id) => placeRow(index, id))]
  return rows.filter((row) => row !== undefined)
}

function othersOf(index: Index, { id, countries: [country] = [] }: Authority): AuthorityInput['others'] {
  if (country === undefined) return []
  return allAuthorities(index)
    .filter((other) => other.id !== id && other.countries?.[0] === country && !other.sample && !other.closed)
    .map(({ id: other, names }) => ({ id: other, names }))
}

const countryRow = (index: Index, code: string): PlaceRow | undefined =>
  index.get<PlaceRow>(`select * from places where kind = 'country' and country = ?`, code)

/** The listings of an authority without samples, by place: places with most first. */
function sectionsOf(index: Index, id: string): AuthorityInput['sections'] {
  const rows = index.all<CardRow>(
    `select ${CARD_COLUMNS} from listings where tnid in (select tnid from supervisions where authority = ?)
     and sample = 0 order by ${BEST_FIRST}, tnid`,
    id,
  )
  const byPlace = Map.groupBy(listingCards(index, rows), ({ place }) => place.id)
  return [...byPlace.values()]
    .map((cards) => ({ place: cards[0]!.place, cards }))
    .sort((a, b) => b.cards.length - a.cards.length || a.place.id - b.place.id)
}

export function authoritiesInput(index: Index): AuthoritiesInput {
  const totals = new Map(
    index
      .all<{ authority: string; n: number }>(
        `select authority, count(*) n from supervisions s join listings l on l.tnid = s.tnid
         where l.sample = 0 group by authority`,
      )
      .map(({ authority, n }) => [authority, n]),
  )
  const real = allAuthorities(index).filter(({ sample }) => !sample)
  const byCountry = Map.groupBy(real, ({ countries = [] }) => {
    const [code] = countries
    return code === undefined ? 0 : (countryRow(index, code)?.id ?? 0)
  })
  const groups = [...byCountry].map(([id, authorities]) => {
    const row = placeRow(index, id)
    return {
      ...(row && { country: placeRef(row) }),
      timeZones: row ? zonesOf(index, row.country) : [],
      authorities: authorities.map((authority) => lineOf(index, authority, totals)),
    }
  })
  return { groups: groups.sort((a, b) => nameOf(a).localeCompare(nameOf(b), 'en')) }
}

/** Those of no country last. */
const nameOf = ({ country }: { country?: PlaceRef }): string => country?.names.en ?? '~'

const zonesOf = (index: Index, country: string): string[] =>
  index
    .all<{ zone: string }>('select distinct time_zone zone from places where country = ? order by zone', country)
    .map(({ zone }) => zone)

function lineOf(index: Index, authority: Authority, totals: Map<string, number>): AuthorityLine {
  const { id, names, kind, closed, website, phones = [], places: [first] = [] } = authority
  const row = first === undefined ? undefined : placeRow(index, first)
  return {
    id,
    names,
    total: totals.get(id) ?? 0,
    ways: [...(website ? (['website'] as const) : []), ...(phones.length > 0 ? (['phone'] as const) : [])],
    ...(kind && { kind }),
    ...(closed && { closed }),
    ...(row && { city: placeRef(row) }),
  }
}

/** The numbers of the pages of authorities that a change affects, by what they supervise or where they work. */
export function affectedAuthorities(index: Index, { authorities, places }: AffectedPages): Set<number> {
  const around =
    places.size > 0
      ? allAuthorities(index).filter((authority) => areaOf(index, authority).some(({ id }) => places.has(id)))
      : []
  return new Set([...authorities, ...around.map(({ id }) => id)].map(keyRef))
}

/** The numbers of all pages of authorities. */
export const authorityRefs = (index: Index): number[] => allAuthorities(index).map(({ id }) => keyRef(id))

/** Whether more than its name is known. */
export function isKnown({ authority, total }: AuthorityInput): boolean {
  const { website, listUrl, contact, about, emails = [], phones = [] } = authority
  return Boolean(website ?? listUrl ?? contact ?? about) || emails.length + phones.length + total > 0
}
