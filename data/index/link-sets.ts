import type { SeedLinkSet } from '#core/contract/data-files.ts'
import { placeRef, placeRow } from './cards.ts'
import { hasOffersOf } from './feature-groups.ts'
import type { LinkSet, LinkTarget } from './inputs.ts'
import { noteOffers } from './offer-inputs.ts'
import type { Index } from './open.ts'
import { setBody, typeCounts } from './queries.ts'

/** The link sets of a place; `0` has those for every place. */
export function linkSetsOf(index: Index, place: number): LinkSet[] {
  return index
    .all<{ body: string }>(`select body from sets where kind = 'linkSets' and id like ? order by id`, `%:${place}`)
    .map(({ body }) => resolveLinks(index, JSON.parse(body) as SeedLinkSet, place))
    .filter(({ links }) => links.length > 0)
}

/** The places with their own link sets; `0` means every place. */
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

/** The set that pages ask for. */
export const POPULAR_VACATIONS = 'popularVacations'

/** The popular vacations on a place's listings: its own, or the general ones. */
export function popularVacations(index: Index, place: number): LinkSet | undefined {
  return [place, 0].map((of) => linkSet(index, POPULAR_VACATIONS, of)).find((set) => set && set.links.length > 0)
}

/** The popular vacations by place, for comparison; `0` has the general ones. */
export function vacationParts(index: Index): Map<number, string> {
  return new Map(linkedPlaces(index).map((place) => [place, JSON.stringify(linkSet(index, POPULAR_VACATIONS, place))]))
}

/** Targets of the sets on every page, as JSON: those that had a page when places were last ranked. */
const LINKED = 'linked'

/** Updates the links of every page. Returns whether they changed. */
export const noteWays = (index: Index): boolean => [noteLinked(index), noteOffers(index)].includes(true)

/** Lets the sets on every page link to all current pages. */
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

/**
 * Drops links to places without a page, and to vacations that are all invented; in sets on every page, also links that
 * are not noted yet.
 */
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
  if ('travel' in to) return hasOffersOf(index, row, { samples: false }) ? { kind: 'travel', place } : undefined
  if (!('dtype' in to)) return { kind: 'place', place }
  const some = typeCounts(index, row).some(({ dtype }) => dtype === to.dtype)
  return some ? { kind: 'results', place, dtype: to.dtype } : undefined
}
