import { createHash, type Hash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { AppError } from '#core/contract/app-error.ts'
import type { SeedListing } from '#core/contract/data-files.ts'
import type {
  BulkChange,
  BulkPreviewRequest,
  BulkRequest,
  BulkSelection,
  DeskDone,
  NamedListing,
} from '#core/contract/desk.ts'
import { listingsCalled } from '#data/index/listing-names.ts'
import { inBatches } from '#data/store/batches.ts'
import { editMany, nextSeq } from '#data/store/content.repository.ts'
import type { Store, StoreTransaction } from '#data/store/database.ts'
import type { Rights } from '#api/accounts/roles.repository.ts'
import type { PeopleDeps } from '#api/deps.ts'
import { readableIndex } from '#api/http/lookup.ts'
import { runAudited, type Acting } from '../acts/audited-action.ts'
import { liesIn, listingsIn, type Area } from '../permissions/area.ts'
import type { PartChanges } from '#api/audit/audit.repository.ts'
import { checkChange, isPresence, verdictOn, type Refusal, type Verdict } from './bulk-change.ts'
import { matchingListings } from '../documents/listings-list.ts'
import { confirmMany } from '../acts/sightings.ts'
import { bare, readDocuments, type StoredDocument, type VersionedDocument } from '#api/content/documents.repository.ts'
import { bodiesOf } from '#data/store/stored-bodies.ts'

/** How many listings a preview shows, and how many names for each reason. */
const SHOWN = 5
const NAMED = 10

interface Judged {
  id: string
  /** Undefined if there is no such listing, or it is deleted. */
  document: VersionedDocument | undefined
  verdict: Verdict
}

export interface Tally {
  total: number
  changed: number
  unchanged: number
  /** The first that change. */
  first: { id: string; before: SeedListing; after: SeedListing }[]
  refused: Map<Refusal, { count: number; listings: NamedListing[] }>
  /** A hash of the change and of the stored rows that it would change. */
  seal: string
}

interface Asking {
  rights: Rights
  now: number
}

/** What a change of many listings would do. Throws AppError. */
export const tallyOf = (deps: PeopleDeps, request: BulkPreviewRequest, asking: Asking): Promise<Tally> =>
  judgeAll(deps.store, { deps, ...request, ...asking })

/**
 * Changes many listings in one action with one undo, as its preview showed. Throws AppError `contentMoved` if one of
 * them has changed since.
 */
export function changeMany(deps: PeopleDeps, acting: Acting, request: BulkRequest): Promise<DeskDone> {
  const { selection, change, seal, reason = '' } = request
  const { now } = acting
  const act = { act: 'bulk', kind: 'listings', item: '', reason: reason.trim() } as const
  return runAudited(deps, acting, act, async (trx, rights) => {
    const each: PartChanges[] = []
    const seq = await nextSeq(trx)
    const tally = await judgeAll(trx, { deps, selection, change, rights, now }, async (changed) => {
      each.push(...(await write(trx, changed, { change, acting, seq })))
    })
    if (tally.seal !== seal) throw new AppError('contentMoved')
    if (each.length === 0) throw new AppError(tally.refused.has('area') ? 'notYourArea' : 'nothingChosen')
    const tnids = each.map(({ tnid }) => tnid)
    return { tnid: 0, rows: [], seq, tnids, each, bulk: { ...change, listings: each.length } }
  })
}

interface Whole extends BulkPreviewRequest, Asking {
  deps: PeopleDeps
}

type OnChanged = (changed: readonly Judged[]) => Promise<void>

async function judgeAll(db: Store, whole: Whole, onChanged?: OnChanged): Promise<Tally> {
  const { change, rights, now } = whole
  await checkChange(db, change)
  const today = new Date(now).toISOString().slice(0, 10)
  const city = change.field === 'place' ? await cityOf(db, change.value) : undefined
  const isElsewhere = rights.area && city && !(await isPlaceIn(db, rights.area, change.value))
  const tally: Omit<Tally, 'seal'> = { total: 0, changed: 0, unchanged: 0, first: [], refused: new Map() }
  const hash = createHash('sha256').update(JSON.stringify(change))
  for (const ids of inBatches(await chosenIds(db, whole))) {
    const documents = await readDocuments(db, 'listings', ids)
    const inside = rights.area && (await listingsIn(db, rights.area, ids.map(Number)))
    const judged = ids.map((id): Judged => {
      const document = documents.get(id)
      if (!document || document.deleted) return { id, document: undefined, verdict: { is: 'refused', why: 'gone' } }
      const isOutside = isElsewhere || inside?.has(Number(id)) === false
      const why = { is: 'refused', why: 'area' } as const
      const listing = document.body as SeedListing
      return { id, document, verdict: isOutside ? why : verdictOn(listing, { change, today, city }) }
    })
    for (const judgement of judged) count(tally, hash, judgement)
    await onChanged?.(judged.filter(({ verdict }) => verdict.is === 'changed'))
    // Other requests are answered in between.
    await setImmediate()
  }
  return { ...tally, seal: hash.digest('hex') }
}

function count(tally: Omit<Tally, 'seal'>, hash: Hash, { id, document, verdict }: Judged): void {
  hash.update(`${id} ${document?.version} ${verdict.is}\n`)
  tally.total += 1
  if (verdict.is === 'same') tally.unchanged += 1
  if (verdict.is === 'changed') {
    tally.changed += 1
    if (tally.first.length < SHOWN) tally.first.push({ id, before: document!.body as SeedListing, after: verdict.next })
  }
  if (verdict.is === 'refused') {
    const known = tally.refused.get(verdict.why) ?? { count: 0, listings: [] }
    known.count += 1
    if (known.listings.length < NAMED) known.listings.push({ id, name: nameOf(id, document) })
    tally.refused.set(verdict.why, known)
  }
}

/** The title of a listing; its id if it is gone. */
export const nameOf = (id: string, document: StoredDocument | undefined): NamedListing['name'] =>
  document ? (document.body as SeedListing).title : { en: id }

/** The ids of a selection, in the order of the list. */
async function chosenIds(db: Store, { deps, selection, rights, now }: Whole): Promise<readonly string[]> {
  const { ids, filter }: BulkSelection = selection
  if (ids && !filter) return ids
  if (!filter || ids) throw new AppError('nothingChosen')
  const index = readableIndex(deps)
  const named = index && ((text: string) => listingsCalled(index, text))
  const { lines } = await matchingListings(db, filter, { now, named, area: rights.area })
  return lines.map(({ id }) => id)
}

async function cityOf(db: Store, id: unknown): Promise<{ lat: number; lng: number } | undefined> {
  const cities = await bodiesOf<{ lat: number; lng: number }>(db, ['cities'], [String(id)], { withDeleted: true })
  return cities.get(String(id))
}

const isPlaceIn = (db: Store, area: Area, place: unknown): Promise<boolean> =>
  liesIn(db, area, { kind: 'listings', id: '', body: { place } })

interface Writing {
  change: BulkChange
  acting: Acting
  seq: number
}

/** Writes changed listings; returns what the log needs to take each back. */
async function write(
  trx: StoreTransaction,
  judged: readonly Judged[],
  { change, acting, seq }: Writing,
): Promise<PartChanges[]> {
  const tnids = judged.map(({ id }) => Number(id))
  if (isPresence(change)) return confirmMany(trx, tnids, { acting, seq })
  const origin = `editor:${acting.uid}`
  const pairs = judged.flatMap(({ document, verdict }) => {
    if (!document || verdict.is !== 'changed') return []
    const sample = verdict.next.sample === true
    const deleted = change.how === 'delete'
    const { kind, id } = document
    return [{ before: bare(document), after: { kind, id, body: verdict.next, sample, deleted, origin } }]
  })
  await editMany(
    trx,
    pairs.map(({ after }) => after),
    { seq, now: acting.now },
  )
  return pairs.map(({ before, after }) => ({
    tnid: Number(after.id),
    rows: [],
    content: { before: inShort(before, change), after: inShort(after, change) },
  }))
}

/** A document with nothing but the changed field. */
function inShort(document: StoredDocument, { field }: BulkChange): StoredDocument {
  const value = field === undefined ? undefined : (document.body as Record<string, unknown>)[field]
  return { ...document, body: value === undefined ? {} : { [field!]: value } }
}
