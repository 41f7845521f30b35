import { candidatesBySource } from '#data/store/candidates.repository.ts'
import { latestConflicts, latestDuplicates, type Conflict } from '#data/store/conflicts.repository.ts'
import { isSame, withNews, type Body } from '#data/store/conflict-news.ts'
import { SEED_ORIGIN } from '#data/store/conflicts.table.ts'
import { importedBySource, importOrigin, type Imported } from '#data/store/imported.repository.ts'
import { fetchedPictures } from '#data/store/picture-fetches.repository.ts'
import type { ContentKind, ContentTable } from '#data/store/content.table.ts'
import type { Store } from '#data/store/database.ts'
import type { SeedListing } from '#core/contract/data-files.ts'
import { withFetched } from '#core/domain/picture-urls.ts'
import { distanceKm } from '#core/domain/distance.ts'
import { numbered, undecided, type Decision } from './decision.ts'
import type { Incoming } from './incoming.ts'
import type { ListedPlaces } from './listed-places.ts'
import { decideNewPlace, isSettled } from './new-places.ts'

type Present = Pick<ContentTable, 'kind' | 'id' | 'body' | 'origin' | 'deleted'>

/** The source, and the listings of others. */
export interface PlanOptions {
  source: string
  listed: ListedPlaces
}

/** Decides each document of a batch, by the current store. */
export async function planBatch(
  db: Store,
  { source, listed }: PlanOptions,
  named: readonly Incoming[],
): Promise<Decision[]> {
  const batch = await withPictures(db, source, named)
  const links = await linksOf(db, source, batch)
  const itemOf = ({ sourceId, own }: Incoming) => own ?? links.get(sourceId)?.item
  const strangers = batch.filter((incoming) => itemOf(incoming) === undefined)
  const strange = strangers.map(({ sourceId }) => sourceId)
  const questions = await latestDuplicates(db, source, strange)
  const candidates = await candidatesBySource(db, source, strange)
  const kinds = [...new Set(batch.map(({ kind }) => kind))]
  const items = batch.flatMap((incoming) => itemOf(incoming) ?? [])
  const askedItems = [...questions.values()].map(({ item }) => item)
  const present = await presentContent(db, kinds, [...items, ...askedItems])
  const conflicts = await latestConflicts(
    db,
    source,
    kinds,
    [...present.values()].filter(({ origin }) => origin !== importOrigin(source)).map(({ id }) => id),
  )
  const isOpen = ({ sourceId }: Incoming) => !isSettled(questions.get(sourceId), present)
  const duplicates = await listed.find(db, strangers.filter(isOpen))
  return batch.map((incoming) => {
    const { sourceId, kind } = incoming
    const item = itemOf(incoming)
    if (item === undefined)
      return decideNewPlace(incoming, {
        question: questions.get(sourceId),
        present,
        duplicate: duplicates.get(sourceId),
        candidate: candidates.get(sourceId),
      })
    const key = `${kind} ${item}`
    return decide(source, incoming, {
      item,
      link: links.get(sourceId),
      content: present.get(key),
      conflict: conflicts.get(key),
    })
  })
}

/** Photographs that were fetched for a place are the source's, too. */
async function withPictures(db: Store, source: string, batch: readonly Incoming[]): Promise<Incoming[]> {
  const ids = batch.flatMap(({ own, sourceId }) => (own === undefined ? sourceId : []))
  const fetched = await fetchedPictures(db, source, ids)
  return batch.map((incoming) => {
    const keys = fetched.get(incoming.sourceId)
    return keys ? { ...incoming, body: withFetched(incoming.body, keys) } : incoming
  })
}

const ELEMENT = /^(?:node|way|relation)\/(\d+)$/
/** Elements of two types may have one number, but hardly side by side. */
const SAME_ELEMENT_KM = 1

/** The notes of some places; those of data files may have an element's number without its type, `?/123`. */
async function linksOf(db: Store, source: string, batch: readonly Incoming[]): Promise<Map<string, Imported>> {
  const ids = batch.map(({ sourceId }) => sourceId)
  const links = await importedBySource(db, source, ids)
  const untyped = (id: string) => id.replace(ELEMENT, '?/$1')
  const loose = batch.filter(({ sourceId }) => !links.has(sourceId) && ELEMENT.test(sourceId))
  const known = await importedBySource(
    db,
    source,
    loose.map(({ sourceId }) => untyped(sourceId)),
  )
  for (const { sourceId, body } of loose) {
    const link = known.get(untyped(sourceId))
    if (link && isNear(JSON.parse(link.base) as SeedListing, body as SeedListing)) links.set(sourceId, link)
  }
  return links
}

function isNear({ position: [lng, lat] }: SeedListing, { position: [toLng, toLat] }: SeedListing): boolean {
  return distanceKm(lat, lng, toLat, toLng) <= SAME_ELEMENT_KM
}

async function presentContent(
  db: Store,
  kinds: readonly ContentKind[],
  items: readonly string[],
): Promise<Map<string, Present>> {
  // PostgreSQL has no empty `in ()`.
  if (items.length === 0) return new Map()
  const rows = await db
    .selectFrom('content')
    .select(['kind', 'id', 'body', 'origin', 'deleted'])
    .where('kind', 'in', kinds)
    .where('id', 'in', items)
    .execute()
  return new Map(rows.map((row) => [`${row.kind} ${row.id}`, row]))
}

interface Known {
  item: string | undefined
  link: Imported | undefined
  content: Present | undefined
  conflict: Pick<Conflict, 'base' | 'theirs' | 'state'> | undefined
}

/** The source's last values, JSON: refused values are not asked about again. */
function lastSaid(link: Known['link'], conflict: Known['conflict']): string | null {
  if (conflict?.state === 'refused') return conflict.theirs
  if (conflict?.state === 'waiting') return conflict.base
  return link?.base ?? null
}

/** Whether a document is an import's to write: it wrote it last, or the data files say what they have of its source. */
export function isImports(
  { origin, body }: Pick<Present, 'origin' | 'body'>,
  source: string,
  link: Pick<Imported, 'base'> | undefined,
): boolean {
  if (origin === importOrigin(source)) return true
  return (
    origin === SEED_ORIGIN && link !== undefined && isSame(JSON.parse(body) as object, JSON.parse(link.base) as object)
  )
}

function decide(source: string, incoming: Incoming, { item, link, content, conflict }: Known): Decision {
  const last = lastSaid(link, conflict)
  const replaces = link && link.source_id !== incoming.sourceId ? { replaces: link.source_id } : {}
  const decision = { ...undecided(incoming, item, last), ...replaces }
  if (!content) return { ...decision, fate: 'new', writes: true, links: true }
  const theirs = numbered(incoming, item ?? content.id) as Body
  const isBack = link != null && link.vanished_at !== null
  const isOurs = !isImports(content, source, link)
  // An import restores what it deleted itself.
  if (content.deleted && (isOurs || !isBack)) return { ...decision, fate: 'deleted' }
  const before = JSON.parse(content.body) as Body
  const isSaid = (text: string) => isSame(JSON.parse(text) as object, theirs)
  const isKnown = conflict !== undefined && isSaid(conflict.theirs)
  const base = JSON.parse(last ?? '{}') as Body
  // An editor has accepted the source's values, or the source has no news.
  const isTaken = content.deleted === 0 && isSame(before, theirs)
  const isKept = isOurs && isSame(before, withNews(before, base, theirs))
  const isRefused = isKnown && conflict.state === 'refused'
  if (isTaken || (isKept && !isRefused))
    return {
      ...decision,
      before,
      fate: isBack ? 'back' : isTaken ? 'unchanged' : 'kept',
      links: isBack || (link !== undefined && !isSaid(link.base)),
      withdraws: conflict?.state === 'waiting',
    }
  if (!isOurs)
    return {
      ...decision,
      before,
      fate: isBack ? 'back' : 'changed',
      writes: true,
      links: true,
    }
  return {
    ...decision,
    before,
    fate: isKnown ? 'known' : 'conflict',
    unmarks: isBack,
  }
}
