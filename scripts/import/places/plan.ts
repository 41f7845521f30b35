import { isDeepStrictEqual } from 'node:util'
import { latestConflicts } from '#api/conflicts/conflicts.repository.ts'
import {
  importedBySource,
  importOrigin,
  type Imported,
} from '#api/imported/imported.repository.ts'
import type { ContentKind, ContentTable } from '#api/store/content.table.ts'
import type { Store } from '#api/store/database.ts'
import type { Incoming } from './incoming.ts'

/**
 * What becomes of a document: `new`; `changed`; `back` where it had vanished; `unchanged`; `kept` where an
 * editor has changed it and the source says what it said; `conflict` where both have changed it; `known`
 * where that very conflict was queued before; `taken-out` where an editor has removed it.
 */
export type Fate =
  | 'new'
  | 'changed'
  | 'back'
  | 'unchanged'
  | 'kept'
  | 'conflict'
  | 'known'
  | 'taken-out'

export interface Decision {
  incoming: Incoming
  fate: Fate
  /** Our id; not there yet of a new listing. */
  item: string | undefined
  /** What stands in the store. */
  before: object | undefined
  /** What the import wrote last, JSON. */
  base: string | null
  /** Whether the document in the store is the import's to write. */
  writes: boolean
  /** Whether the note of what the import wrote last is to be made or made anew. */
  links: boolean
  /** Whether what waits for an editor is said no longer. */
  withdraws: boolean
  /** Whether it is there again, though an editor has still to say how. */
  unmarks: boolean
}

type Present = Pick<ContentTable, 'kind' | 'id' | 'body' | 'origin' | 'deleted'>

/** What becomes of each of some documents, as the store is now. */
export async function planBatch(
  db: Store,
  source: string,
  batch: readonly Incoming[],
): Promise<Decision[]> {
  const links = await importedBySource(
    db,
    source,
    batch.map(({ sourceId }) => sourceId),
  )
  const itemOf = ({ sourceId, own }: Incoming) =>
    own ?? links.get(sourceId)?.item
  const kinds = [...new Set(batch.map(({ kind }) => kind))]
  const items = batch.flatMap((incoming) => itemOf(incoming) ?? [])
  const present = await presentContent(db, kinds, items)
  const conflicts = await latestConflicts(
    db,
    source,
    kinds,
    [...present.values()]
      .filter(({ origin }) => origin !== importOrigin(source))
      .map(({ id }) => id),
  )
  return batch.map((incoming) => {
    const item = itemOf(incoming)
    const key = `${incoming.kind} ${item}`
    return decide(source, incoming, {
      item,
      link: links.get(incoming.sourceId),
      content: present.get(key),
      conflict: conflicts.get(key),
    })
  })
}

async function presentContent(
  db: Store,
  kinds: readonly ContentKind[],
  items: readonly string[],
): Promise<Map<string, Present>> {
  // PostgreSQL knows no empty list of choices.
  if (items.length === 0) return new Map()
  const rows = await db
    .selectFrom('content')
    .select(['kind', 'id', 'body', 'origin', 'deleted'])
    .where('kind', 'in', [...kinds])
    .where('id', 'in', [...items])
    .execute()
  return new Map(rows.map((row) => [`${row.kind} ${row.id}`, row]))
}

interface Known {
  item: string | undefined
  link: Imported | undefined
  content: Present | undefined
  conflict: { theirs: string; state: string } | undefined
}

function decide(
  source: string,
  incoming: Incoming,
  { item, link, content, conflict }: Known,
): Decision {
  const base = link?.base ?? null
  const decision = {
    incoming,
    item,
    base,
    before: undefined,
    writes: false,
    links: false,
    withdraws: false,
    unmarks: false,
  }
  if (!content) return { ...decision, fate: 'new', writes: true, links: true }
  if (content.deleted) return { ...decision, fate: 'taken-out' }
  const before = JSON.parse(content.body) as object
  const theirs = numbered(incoming, item ?? content.id)
  const isBack = link != null && link.vanished_at !== null
  const waits = conflict?.state === 'waiting'
  if (isSame(before, theirs)) {
    // An editor has taken over what the source says.
    const isNews =
      link !== undefined && !isSame(JSON.parse(link.base) as object, theirs)
    return {
      ...decision,
      before,
      fate: isBack ? 'back' : 'unchanged',
      links: isBack || isNews,
      withdraws: waits,
    }
  }
  if (content.origin === importOrigin(source))
    return {
      ...decision,
      before,
      fate: isBack ? 'back' : 'changed',
      writes: true,
      links: true,
    }
  if (link && isSame(JSON.parse(link.base) as object, theirs))
    return {
      ...decision,
      before,
      fate: isBack ? 'back' : 'kept',
      links: isBack,
      withdraws: waits,
    }
  const isKnown =
    conflict !== undefined &&
    isSame(JSON.parse(conflict.theirs) as object, theirs)
  return {
    ...decision,
    before,
    fate: isKnown ? 'known' : 'conflict',
    unmarks: isBack,
  }
}

/** A listing carries its own number. */
export function numbered({ kind, body, own }: Incoming, item: string): object {
  return kind === 'listings' && own === undefined
    ? { tnid: Number(item), ...body }
    : body
}

/** Whether two documents say the same. The day on which a source was looked at is no change of the place. */
export function isSame(one: object, other: object): boolean {
  return isDeepStrictEqual(undated(one), undated(other))
}

function undated(body: object): object {
  if (!('provenance' in body)) return body
  return {
    ...body,
    provenance: { ...(body.provenance as object), checked: '' },
  }
}
