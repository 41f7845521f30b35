import { authorityNames, readDocuments, readListing } from '#api/content/documents.repository.ts'
import { sql } from 'kysely'
import type { KashrutFact, SeedListing } from '#core/contract/data-files.ts'
import type { DeskDone, FactConfirmation, FactLine, FactList, FactsQuery } from '#core/contract/desk.ts'
import { AppError } from '#core/contract/app-error.ts'
import { canConfirm, factGroup, kashrutDayAt, lastDayOf, type KashrutDay } from '#core/domain/kashrut.ts'
import { FACT_GROUPS, type FactGroup } from '#core/terms/kashrut.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { Index } from '#data/index/open.ts'
import { placeRow } from '#data/index/cards.ts'
import { judgedListings } from '#data/index/queries.ts'
import { inBatches } from '#data/store/batches.ts'
import type { Store } from '#data/store/database.ts'
import type { PeopleDeps } from '#api/deps.ts'
import { indexOf, readableIndex } from '#api/http/lookup.ts'
import type { Acting } from '../acts/audited-action.ts'
import { tnidsIn, type Area } from '../permissions/area.ts'
import { changeDocument } from './documents.ts'
import { invalidField } from '#api/content/checks.ts'
import { listingsOf } from '#api/content/listings.ts'

const PART = 20
/** Whom pages name for a confirmation; the log says who it was. */
const EDITORS = 'Editors'

type Found = Omit<FactLine, 'listing' | 'authority' | 'claim'> &
  Pick<KashrutFact, 'claim' | 'authority'> & { tnid: number; group: FactGroup }

/** The facts of real listings that an editor should look at, as the store has them. */
export async function readFacts(
  deps: PeopleDeps,
  { group = 'soon', from = 0, count = PART }: FactsQuery,
  { area, lang }: { area: Area | undefined; lang: Lang },
): Promise<FactList> {
  const index = readableIndex(deps)
  const all = index ? await findFacts(deps.store, index, deps.now().getTime()) : []
  const found = area ? await factsIn(deps.store, area, all) : all
  const groups = Map.groupBy(found, (fact) => fact.group)
  const facts = (groups.get(group) ?? []).sort(group === 'ended' ? (a, b) => byLast(b, a) : byLast)
  return {
    counts: Object.fromEntries(FACT_GROUPS.map((name) => [name, groups.get(name)?.length ?? 0])),
    total: facts.length,
    facts: await linesOf(deps.store, facts.slice(from, from + count), lang),
  }
}

async function factsIn(store: Store, area: Area, found: readonly Found[]): Promise<Found[]> {
  const { rows } = await sql<{ tnid: number }>`select tnid from ${tnidsIn(store, area)} own`.execute(store)
  const tnids = new Set(rows.map(({ tnid }) => tnid))
  return found.filter(({ tnid }) => tnids.has(tnid))
}

const byLast = (a: Found, b: Found): number =>
  (a.last ?? a.confirmedAt).localeCompare(b.last ?? b.confirmedAt) || a.tnid - b.tnid

/** The index knows which listings have facts; what they say is read from the store. */
async function findFacts(store: Store, index: Index, now: number): Promise<Found[]> {
  const where = new Map(judgedListings(index).map((listing) => [String(listing.tnid), listing]))
  const found: Found[] = []
  for (const ids of inBatches([...where.keys()])) {
    for (const [id, { body, deleted, version: seq }] of await readDocuments(store, 'listings', ids)) {
      if (deleted) continue
      const { tnid, kashrutFacts = [] } = body as SeedListing
      const day = kashrutDayAt(where.get(id)!, now)
      found.push(...kashrutFacts.flatMap((fact, at) => foundFact(fact, { tnid, seq, at }, day)))
    }
  }
  return found
}

function foundFact(fact: KashrutFact, where: Pick<Found, 'tnid' | 'seq' | 'at'>, day: KashrutDay): Found[] {
  const group = factGroup(fact, day)
  if (!group) return []
  const { claim, authority, source, confirmedAt, confirmedBy } = fact
  const last = lastDayOf(fact, day)
  return [
    {
      ...where,
      group,
      claim,
      source: source.name,
      confirmedAt,
      confirmedBy,
      canConfirm: canConfirm(fact, day),
      ...(authority && { authority }),
      ...(last && { last }),
    },
  ]
}

async function linesOf(store: Store, found: readonly Found[], lang: Lang): Promise<FactLine[]> {
  const tnids = found.map(({ tnid }) => tnid)
  const listings = await listingsOf(store, tnids, lang)
  const authorities = found.flatMap(({ authority }) => authority ?? [])
  const names = await authorityNames(store, authorities)
  const { choices } = MESSAGES[lang].desk.desk
  return found.flatMap((row) => {
    const { tnid, authority, claim, group: _, ...fact } = row
    const listing = listings.get(tnid)
    if (!listing) return []
    return [
      {
        ...fact,
        claim: choices[claim],
        listing,
        ...(authority && { authority: names.get(authority) ?? { en: authority }, authorityId: authority }),
      },
    ]
  })
}

/** Notes that an editor has confirmed a fact today. Throws AppError `contentMoved`; `invalidField` where it is over. */
export async function confirmFact(
  deps: PeopleDeps,
  acting: Acting,
  { tnid, at, seq }: FactConfirmation,
): Promise<DeskDone> {
  const id = String(tnid)
  const { listing } = await readListing(deps.store, tnid)
  const fact = listing?.kashrutFacts?.[at]
  const place = listing && placeRow(indexOf(deps), listing.place)
  if (!listing || !fact || !place) throw new AppError('notFound')
  const day = kashrutDayAt({ timeZone: place.time_zone, country: place.country }, acting.now)
  if (fact.superseded !== undefined || !canConfirm(fact, day))
    throw invalidField(`kashrutFacts.${at}.certificate.validUntil`, 'range')
  const confirmed = { ...fact, confirmedAt: day.today, confirmedBy: EDITORS }
  const body = { ...listing, kashrutFacts: listing.kashrutFacts!.with(at, confirmed) }
  return changeDocument(deps, acting, { kind: 'listings', id, seq }, body)
}
