import type { SeedLinkSet } from '#core/contract/data-files.ts'
import { placeRef, placeRow } from './cards.ts'
import type { LinkSet, LinkTarget } from './inputs.ts'
import type { Index } from './open.ts'
import { setBody, typeCounts } from './queries.ts'

/** The link sets of a place; `0` has those of every place. */
export function linkSetsOf(index: Index, place: number): LinkSet[] {
  return index
    .all<{ body: string }>(
      `select body from sets where kind = 'linkSets' and id like ? order by id`,
      `%:${place}`,
    )
    .map(({ body }) => resolveLinks(index, JSON.parse(body) as SeedLinkSet))
    .filter(({ links }) => links.length > 0)
}

/** The places that have link sets of their own; `0` stands for all of them. */
export function linkedPlaces(index: Index): number[] {
  return index
    .all<{ place: number }>(
      `select distinct cast(substr(id, instr(id, ':') + 1) as integer) place from sets where kind = 'linkSets'`,
    )
    .map(({ place }) => place)
}

/** A link set by its name: that of a place, or the general one. */
export function linkSet(
  index: Index,
  name: string,
  place = 0,
): LinkSet | undefined {
  const found = setBody<SeedLinkSet>(index, 'linkSets', `${name}:${place}`)
  return found && resolveLinks(index, found)
}

const VACATIONS = 'popularVacations'

/** The popular vacations that the listings of a place show: its own, or the general ones. */
export function popularVacations(
  index: Index,
  place: number,
): LinkSet | undefined {
  return [place, 0]
    .map((of) => linkSet(index, VACATIONS, of))
    .find((set) => set && set.links.length > 0)
}

/** The popular vacations by the place that they belong to, to be compared; `0` has the general ones. */
export function vacationParts(index: Index): Map<number, string> {
  return new Map(
    linkedPlaces(index).map((place) => [
      place,
      JSON.stringify(linkSet(index, VACATIONS, place)),
    ]),
  )
}

/** Leaves out links to places that have no page. */
function resolveLinks(index: Index, set: SeedLinkSet): LinkSet {
  const links = set.links.flatMap(({ title, to }) => {
    const target = linkTarget(index, to)
    return target ? [{ title, to: target }] : []
  })
  return { name: set.name, title: set.title, links }
}

function linkTarget(
  index: Index,
  to: SeedLinkSet['links'][number]['to'],
): LinkTarget | undefined {
  if ('url' in to) return { kind: 'url', url: to.url }
  const row = placeRow(index, 'travel' in to ? to.travel : to.place)
  if (!row || row.has_page === 0) return undefined
  const place = placeRef(row)
  if ('travel' in to) return { kind: 'travel', place }
  if (!('dtype' in to)) return { kind: 'place', place }
  const some = typeCounts(index, row).some(({ dtype }) => dtype === to.dtype)
  return some ? { kind: 'results', place, dtype: to.dtype } : undefined
}
