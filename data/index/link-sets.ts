import type { SeedLinkSet } from '#core/contract/data-files.ts'
import { placeRef, placeRow } from './cards.ts'
import type { LinkSet, LinkTarget } from './inputs.ts'
import { noteOffers } from './offer-inputs.ts'
import type { Index } from './open.ts'
import { setBody, typeCounts } from './queries.ts'

/** The link sets of a place; `0` has those of every place. */
export function linkSetsOf(index: Index, place: number): LinkSet[] {
  return index
    .all<{ body: string }>(`select body from sets where kind = 'linkSets' and id like ? order by id`, `%:${place}`)
    .map(({ body }) => resolveLinks(index, JSON.parse(body) as SeedLinkSet, place))
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
export function linkSet(index: Index, name: string, place = 0): LinkSet | undefined {
  const found = setBody<SeedLinkSet>(index, 'linkSets', `${name}:${place}`)
  return found && resolveLinks(index, found, place)
}

const VACATIONS = 'popularVacations'

/** The popular vacations that the listings of a place show: its own, or the general ones. */
export function popularVacations(index: Index, place: number): LinkSet | undefined {
  return [place, 0].map((of) => linkSet(index, VACATIONS, of)).find((set) => set && set.links.length > 0)
}

/** The popular vacations by the place that they belong to, to be compared; `0` has the general ones. */
export function vacationParts(index: Index): Map<number, string> {
  return new Map(linkedPlaces(index).map((place) => [place, JSON.stringify(linkSet(index, VACATIONS, place))]))
}

/** Targets of the sets that every page shows, JSON: those that had a page when places were last compared. */
const LINKED = 'linked'

/** Lets every page link to all that there is by now. Answers whether that is other than before. */
export const noteWays = (index: Index): boolean => [noteLinked(index), noteOffers(index)].includes(true)

/** Lets the sets of every place link to all that has a page by now. */
function noteLinked(index: Index): boolean {
  const sets = index.all<{ body: string }>(
    `select body from sets where kind = 'linkSets' and id like '%:0' order by id`,
  )
  const targets = sets
    .flatMap(({ body }) => (JSON.parse(body) as SeedLinkSet).links)
    .filter(({ to }) => linkTarget(index, to))
    .map(({ to }) => JSON.stringify(to))
  const linked = JSON.stringify([...new Set(targets)])
  if (index.meta(LINKED) === linked) return false
  index.setMeta(LINKED, linked)
  return true
}

/** Leaves out links to places that have no page; of the sets that every page shows, those that are new to it. */
function resolveLinks(index: Index, set: SeedLinkSet, place: number): LinkSet {
  const linked = place === 0 && index.meta(LINKED)
  const known = linked ? new Set(JSON.parse(linked) as string[]) : undefined
  const links = set.links.flatMap(({ title, to }) => {
    const isKnown = known === undefined || known.has(JSON.stringify(to))
    const target = isKnown ? linkTarget(index, to) : undefined
    return target ? [{ title, to: target }] : []
  })
  return { name: set.name, title: set.title, links }
}

function linkTarget(index: Index, to: SeedLinkSet['links'][number]['to']): LinkTarget | undefined {
  if ('url' in to) return { kind: 'url', url: to.url }
  const row = placeRow(index, 'travel' in to ? to.travel : to.place)
  if (!row || row.has_page === 0) return undefined
  const place = placeRef(row)
  if ('travel' in to) return { kind: 'travel', place }
  if (!('dtype' in to)) return { kind: 'place', place }
  const some = typeCounts(index, row).some(({ dtype }) => dtype === to.dtype)
  return some ? { kind: 'results', place, dtype: to.dtype } : undefined
}
