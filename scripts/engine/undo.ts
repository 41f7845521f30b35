import type { Sightings } from '#core/domain/freshness.ts'
import type { Index } from '#data/index/open.ts'
import type { ContentDocument } from '#data/index/content-document.ts'
import type { ContentChange, ContentSource } from '#data/index/write.ts'
import type { ListingContributions } from '#data/index/write-listings.ts'

/** The index before a change, in the form of a change. */
export interface Undo {
  seq: number
  rows: ContentDocument[]
  words: [number, ListingContributions][]
}

const KEPT = 20

/** The documents in the index that a change will replace. */
export function captureUndo(index: Index, rows: readonly ContentDocument[]): Undo {
  const undo: Undo = { seq: Number(index.meta('seq')), rows: [], words: [] }
  for (const { kind, id } of rows) {
    const body = bodyOf(index, kind, id)
    undo.rows.push({
      kind,
      id,
      body: body ?? 'null',
      deleted: body === undefined ? 1 : 0,
    })
    if (kind === 'listings') undo.words.push([Number(id), wordsOf(index, Number(id))])
  }
  return undo
}

function bodyOf(index: Index, kind: string, id: string): string | undefined {
  const [table, key] = kind === 'listings' ? ['listings', 'tnid'] : ['features', 'nid']
  return index.get<{ body: string }>(`select body from ${table} where ${key} = ?`, Number(id))?.body
}

function wordsOf(index: Index, tnid: number): ListingContributions {
  const read = <T>(table: string) =>
    index
      .all<{ body: string }>(`select body from ${table} where tnid = ?`, tnid)
      .map(({ body }) => JSON.parse(body) as T)
  const { sightings } =
    index.get<{ sightings: string | null }>('select sightings from listings where tnid = ?', tnid) ?? {}
  return {
    tnid,
    reviews: read('reviews'),
    questions: read('questions'),
    ...(sightings && { sightings: JSON.parse(sightings) as Sightings }),
  }
}

export function pushUndo(index: Index, undo: Undo): void {
  index.run('insert into undo (body) values (?)', JSON.stringify(undo))
  index.run('delete from undo where id <= (select max(id) from undo) - ?', KEPT)
}

/** The latest undo of a release; undefined if it has none. */
export function latestUndo(index: Index): { id: number; undo: Undo } | undefined {
  const row = index.get<{ id: number; body: string }>('select id, body from undo order by id desc limit 1')
  return row && { id: row.id, undo: JSON.parse(row.body) as Undo }
}

export function dropUndo(index: Index, id: number): void {
  index.run('delete from undo where id = ?', id)
}

/**
 * An undo as a source of changes. The index returns to the previous change number, so that the change can come again.
 */
export function undoSource({ seq, rows, words }: Undo): ContentSource {
  return {
    changed: async () => changeOf(rows, seq),
    all: async () => [],
    words: async () => new Map(words),
  }
}

/** Given documents as a change. */
export function changeOf(rows: readonly ContentDocument[], seq: number): ContentChange {
  const byKind = Map.groupBy(rows, ({ kind }) => kind)
  return {
    seq,
    counts: new Map([...byKind].map(([kind, own]) => [kind, own.length])),
    async *batches(kinds) {
      for (const kind of kinds) yield byKind.get(kind) ?? []
    },
  }
}
