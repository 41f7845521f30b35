import { sql, type RawBuilder } from 'kysely'
import type { DocumentKind } from '#core/contract/desk.ts'
import type { ContentKind } from '#data/store/content.table.ts'
import { inBatches } from '#data/store/batches.ts'
import { isPostgres, type Store } from '#data/store/database.ts'
import type { StoredDocument } from '#api/content/documents.repository.ts'

/** Countries and cities, by their ids. */
export type Area = ReadonlySet<number>

/** SQL of a top-level field of a document's body as text; null if it has none. */
function fieldOf(db: Store, table: string, field: string): RawBuilder<string | null> {
  const body = sql.ref(`${table}.body`)
  return isPostgres(db)
    ? sql`(${body}::json ->> ${sql.lit(field)})`
    : sql`cast(json_extract(${body}, ${sql.lit(`$.${field}`)}) as text)`
}

const idsOf = (area: Area) => sql.join([...area].map(String))

const codesOf = (db: Store, area: Area) =>
  sql`(select ${fieldOf(db, 'land', 'code')} from content land
    where land.kind = 'countries' and land.id in (${idsOf(area)}))`

/** The ids of an area's cities, with districts. */
const citiesOf = (db: Store, area: Area) =>
  sql`(select town.id from content town where town.kind = 'cities' and ${isCity(db, 'town', area)})`

const isCity = (db: Store, table: string, area: Area) =>
  sql`(${isOwnCity(db, table, area)} or ${sql.ref(`${table}.id`)} in ${districtsOf(db, area)})`

/** Whether a city, by itself or by its country, is one of an area. */
const isOwnCity = (db: Store, table: string, area: Area) =>
  sql`(${sql.ref(`${table}.id`)} in (${idsOf(area)})
    or ${fieldOf(db, table, 'country')} in ${codesOf(db, area)})`

/** The ids of an area's cities without its districts. */
const ownCitiesOf = (db: Store, area: Area) =>
  sql`(select town.id from content town where town.kind = 'cities' and ${isOwnCity(db, 'town', area)})`

const districtsOf = (db: Store, area: Area) =>
  sql`(select hood.id from content hood
    where hood.kind = 'places' and hood.deleted = 0 and ${fieldOf(db, 'hood', 'partOf')} in (${idsOf(area)}))`

/** SQL of the tnids of an area's listings, deleted or not. */
export const tnidsIn = (db: Store, area: Area): RawBuilder<number> =>
  sql`(select cast(item.id as integer) as tnid from content item
    where item.kind = 'listings' and ${fieldOf(db, 'item', 'place')} in ${citiesOf(db, area)})`

/** SQL of the ids of edits that propose a new place in an area; with a typed town, it lies nowhere. */
export const proposalsIn = (db: Store, area: Area): RawBuilder<number> =>
  sql`(select proposal.id from edits proposal
    where proposal.tnid = 0 and ${fieldOf(db, 'proposal', 'town')} in ${citiesOf(db, area)})`

/** Whether an edit proposes a new place in an area. */
export async function isProposalIn(db: Store, area: Area, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 as yes where cast(${id} as integer) in ${proposalsIn(db, area)}`.execute(db)
  return rows.length > 0
}

/** What two areas have in common, each of them countries and cities; empty if nothing. */
export async function commonArea(db: Store, area: Area, other: Area): Promise<Area> {
  return new Set([...(await placesIn(db, area, other)), ...(await placesIn(db, other, area))])
}

/** Those of an area's places that lie in another area, or are one of its places. */
async function placesIn(db: Store, some: Area, area: Area): Promise<number[]> {
  const { rows } = await sql<{ id: string }>`
    select town.id from content town
    where town.kind = 'cities' and town.id in (${idsOf(some)}) and ${isCity(db, 'town', area)}`.execute(db)
  return [...rows.map(({ id }) => Number(id)), ...[...some].filter((id) => area.has(id))]
}

const NOWHERE = ['categories', 'authorities', 'options', 'ownFields', 'ownPages', 'notices', 'siteTexts'] as const

/** Whether documents of a kind lie in no place: all may read them. */
export const isNowhere = (kind: DocumentKind): kind is (typeof NOWHERE)[number] =>
  NOWHERE.some((candidate) => candidate === kind)

/** SQL of whether a document of a kind lies in an area; undefined for kinds that lie nowhere. */
export function isDocumentIn(
  db: Store,
  { kind, table, area }: { kind: DocumentKind; table: string; area: Area },
): RawBuilder<boolean> | undefined {
  if (isNowhere(kind)) return undefined
  const id = sql.ref(`${table}.id`)
  const place = fieldOf(db, table, 'place')
  switch (kind) {
    case 'listings':
    case 'features':
      return sql`${place} in ${citiesOf(db, area)}`
    case 'linkSets':
      return sql`(${place} in (${idsOf(area)}) or ${place} in ${citiesOf(db, area)})`
    case 'places':
      // What makes a district is this document itself.
      return sql`(${id} in (${idsOf(area)}) or ${id} in ${ownCitiesOf(db, area)}
        or ${fieldOf(db, table, 'partOf')} in (${idsOf(area)}))`
    case 'cities':
      return sql`${isCity(db, table, area)}`
    case 'countries':
      return sql`${id} in (${idsOf(area)})`
    case 'regions':
      return sql`${fieldOf(db, table, 'country')} in ${codesOf(db, area)}`
  }
}

interface Placed {
  kind: ContentKind
  id: string
  body: unknown
}

/** Whether a document lies in an area, stored or not; one that lies nowhere does not. */
export async function liesIn(db: Store, area: Area, { kind, id, body }: Placed): Promise<boolean> {
  const isIn = isDocumentIn(db, { kind: kind as DocumentKind, table: 'one', area })
  if (!isIn) return false
  const { rows } = await sql`
    select 1 as yes from (select cast(${id} as text) as id, cast(${JSON.stringify(body)} as text) as body) one
    where ${isIn}`.execute(db)
  return rows.length > 0
}

interface Change {
  before: StoredDocument | null
  after: StoredDocument
}

/**
 * Whether somebody of an area may change a document in this way: it lies there before and after, and what says which
 * places belong to which area leads nowhere else.
 */
export async function isChangeIn(db: Store, area: Area, { before, after }: Change): Promise<boolean> {
  for (const document of [before ?? after, after])
    if (!(await liesIn(db, area, isPlaced(document, before) ? document : unplaced(document)))) return false
  return leadsInto(db, area, { before, after })
}

/** Whether a document says itself where it lies. A district that is new, or gone, does not. */
const isPlaced = ({ kind, deleted }: StoredDocument, before: StoredDocument | null): boolean =>
  kind !== 'places' || (before !== null && !deleted)

const unplaced = ({ kind, id }: StoredDocument): Placed => ({ kind, id, body: {} })

/** The fields that say of what a place is a part. */
const PART_OF: Readonly<Partial<Record<ContentKind, string>>> = {
  countries: 'code',
  cities: 'country',
  places: 'partOf',
}

/** Whether a place, which may be the area itself, is a part of the same as before, or of another part of the area. */
async function leadsInto(db: Store, area: Area, { before, after }: Change): Promise<boolean> {
  const field = PART_OF[after.kind]
  if (field === undefined) return true
  const [from, to] = [before, after].map((document) => (document?.body as Record<string, unknown> | undefined)?.[field])
  if (from === to || to === undefined) return true
  if (after.kind === 'cities') return liesIn(db, area, { kind: 'regions', id: '', body: { country: to } })
  if (after.kind === 'places') return liesIn(db, area, { kind: 'listings', id: '', body: { place: to } })
  return false
}

/** Whether a listing lies in an area. */
export async function isListingIn(db: Store, area: Area, tnid: number): Promise<boolean> {
  const { rows } = await sql`select 1 as yes where cast(${tnid} as integer) in ${tnidsIn(db, area)}`.execute(db)
  return rows.length > 0
}

/** Whether those of some edits that propose a new place do so in an area. */
export async function areProposalsIn(db: Store, area: Area, edits: readonly number[]): Promise<boolean> {
  if (edits.length === 0) return true
  const { rows } = await sql`
    select id from edits where tnid = 0 and id in (${sql.join(edits)}) and id not in ${proposalsIn(db, area)}`.execute(
    db,
  )
  return rows.length === 0
}

/** Those of some listings that lie in an area. */
export async function listingsIn(db: Store, area: Area, tnids: readonly number[]): Promise<Set<number>> {
  const found = new Set<number>()
  for (const some of inBatches(tnids)) {
    const { rows } = await sql<{ id: string }>`
      select item.id from content item where item.kind = 'listings'
      and item.id in (${sql.join(some.map(String))})
      and ${fieldOf(db, 'item', 'place')} in ${citiesOf(db, area)}`.execute(db)
    for (const { id } of rows) found.add(Number(id))
  }
  return found
}
