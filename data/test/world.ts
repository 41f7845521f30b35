import { hash } from 'node:crypto'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import type { RouteKind } from '#core/terms/route-kinds.ts'
import { openIndex, type Index } from '#data/index/open.ts'
import { pageInput } from '#data/index/page-kinds.ts'
import { type ContentDocument } from '#data/index/content-document.ts'
import { createIndex, updateIndex, type ContentSource } from '#data/index/write.ts'
import type { ListingContributions } from '#data/index/write-listings.ts'
import { documents } from './content.ts'
import { NOW, temporaryFolder } from './helpers.ts'

type Counted = ContentDocument & { seq: number }

/** Content that changes, numbered as the store numbers it. */
export class World implements ContentSource {
  seq = 0
  readonly #rows = new Map<string, Counted>()
  readonly #words = new Map<number, ListingContributions>()

  constructor(rows: readonly ContentDocument[] = documents()) {
    this.#write(rows)
  }

  put(kind: string, id: string | number, body: object): void {
    const text = JSON.stringify(body)
    this.#write([{ kind, id: String(id), body: text, deleted: 0 }])
  }

  remove(kind: string, id: string | number): void {
    const row = this.#rows.get(`${kind} ${id}`)
    if (row) this.#write([{ ...row, deleted: 1 }])
  }

  write(tnid: number, words: ListingContributions): void {
    this.#words.set(tnid, words)
    const row = this.#rows.get(`listings ${tnid}`)
    if (row) this.#write([row])
  }

  #write(rows: readonly ContentDocument[]): void {
    const seq = ++this.seq
    for (const row of rows) {
      this.#rows.set(`${row.kind} ${row.id}`, { ...row, seq })
    }
  }

  async changed(seq: number) {
    const rows = [...this.#rows.values()].filter((row) => row.seq > seq).sort((a, b) => (a.id < b.id ? -1 : 1))
    const byKind = Map.groupBy(rows, ({ kind }) => kind)
    return {
      seq: this.seq,
      counts: new Map([...byKind].map(([kind, own]) => [kind, own.length])),
      async *batches(kinds: readonly string[]) {
        for (const kind of kinds) yield byKind.get(kind) ?? []
      },
    }
  }

  async all(kind: string) {
    return [...this.#rows.values()].filter((row) => row.kind === kind && row.deleted === 0)
  }

  async words(tnids: readonly number[]) {
    return new Map(
      tnids.flatMap((tnid) => {
        const words = this.#words.get(tnid)
        return words ? [[tnid, words] as const] : []
      }),
    )
  }
}

/** A new index file without content; closed when the test ends. */
export function emptyIndex(): Index {
  const index = openIndex(join(temporaryFolder(), 'index.sqlite'), {
    readonly: false,
  })
  onTestFinished(() => index.close())
  createIndex(index, 'test')
  return index
}

export interface Moment {
  now?: number
  refreshShabbatTimes?: boolean
}

export async function update(
  index: Index,
  source: ContentSource,
  { now = NOW, refreshShabbatTimes = false }: Moment = {},
): Promise<void> {
  index.db.exec('begin immediate')
  await updateIndex(index, source, { now, refreshShabbatTimes })
  index.db.exec('commit')
}

export async function builtIndex(source: ContentSource, moment?: Moment): Promise<Index> {
  const index = emptyIndex()
  await update(index, source, moment)
  return index
}

export interface SubjectRow {
  kind: string
  ref: number
  sub: number
  hash: string
  slugs: string
  noindex: number
}

/** Every page with the hash of what it shows, in one order. */
export function subjectRows(index: Index): SubjectRow[] {
  return index.all(
    `select kind, ref, sub, hash, slugs, noindex from subjects
     order by kind, ref, sub`,
  )
}

/** Pages whose stored hash is not that of what they show now. */
export function stalePages(index: Index): string[] {
  return subjectRows(index).flatMap(({ kind, ref, sub, hash: stored }) => {
    const input = pageInput(index, kind as RouteKind, ref, sub)
    const now = input && hash('sha1', JSON.stringify(input))
    return now === stored ? [] : [`${kind} ${ref} ${sub}`]
  })
}

/** The nightly update: ranking of places, and links of all pages. */
export const night = (index: Index, world: World) => update(index, world, { refreshShabbatTimes: true })

/** Expects the updated index to equal a new one of the same content. */
export async function expectAsRebuilt(index: Index, world: World): Promise<void> {
  expect(stalePages(index)).toEqual([])
  await night(index, world)
  expect(stalePages(index)).toEqual([])
  const rebuilt = await builtIndex(world)
  expect(subjectRows(index)).toEqual(subjectRows(rebuilt))
}
