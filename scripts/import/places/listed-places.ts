import { sql, type RawBuilder } from 'kysely'
import { inBatches } from '#data/store/batches.ts'
import { importOrigin } from '#data/store/imported.repository.ts'
import { currentSeq } from '#data/store/content.repository.ts'
import type { Store } from '#data/store/database.ts'
import type { SeedListing } from '#core/contract/data-files.ts'
import type { MatchReason } from '#core/contract/desk-parts.ts'
import type { Incoming } from './incoming.ts'
import { KeyGrid } from './key-grid.ts'
import type { Towns } from './nearest-town.ts'
import { matchOf, matchKeys } from './match-keys.ts'

/** A listing that a place may duplicate. */
export interface Duplicate {
  item: string
  title: string
  alike: MatchReason[]
  metres: number
}

const PART = 500
const BY_KIND = sql<string>`content.kind`

/** Other sources' listings, to find duplicates of a source's places. Only hashed keys are in memory; hits are read. */
export class ListedPlaces {
  private readonly grid = new KeyGrid()
  private readonly source: string
  private readonly towns: Towns
  private readonly origin: string
  /** The last change number included. */
  private seq = 0

  /** `origin`: of the source's own documents. */
  constructor(source: string, towns: Towns, origin = importOrigin(source)) {
    this.source = source
    this.towns = towns
    this.origin = origin
  }

  /** The best matching listing of each place, by the place's id at its source. */
  async find(db: Store, batch: readonly Incoming[]): Promise<Map<string, Duplicate>> {
    const due = batch.filter(({ marks }) => marks !== undefined)
    if (due.length === 0) return new Map()
    await this.refresh(db)
    const near = due.map(({ marks }) => this.grid.near(marks!))
    const refs = [...new Set(near.flatMap((found) => [...found]))]
    const found = new Map<string, Duplicate>()
    for (const some of inBatches(refs)) {
      const listings = await this.read(db, some)
      due.forEach((place, i) => {
        for (const ref of near[i] ?? []) {
          const listing = listings.get(ref)
          const duplicate = listing && this.compare(place, listing)
          const best = found.get(place.sourceId)
          if (duplicate && (!best || isBetterMatch(duplicate, best))) found.set(place.sourceId, duplicate)
        }
      })
    }
    return found
  }

  private compare({ marks }: Incoming, listing: SeedListing): Duplicate | undefined {
    const like = marks && matchOf(marks, matchKeys(listing, this.towns))
    const { tnid, title } = listing
    return like && { item: String(tnid), title: title.en, ...like }
  }

  private async read(db: Store, refs: readonly number[]): Promise<Map<number, SeedListing>> {
    const rows = await this.others(db).where('id', 'in', refs.map(String)).execute()
    return new Map(rows.map(({ id, body }) => [Number(id), JSON.parse(body) as SeedListing]))
  }

  /** Reads the changes since the last time: at first, everything. */
  private async refresh(db: Store): Promise<void> {
    const upTo = await currentSeq(db)
    if (upTo === this.seq) return
    const isFirst = this.seq === 0
    let last = { seq: this.seq, id: '' }
    for (;;) {
      // This expression keeps SQLite from scanning all listings for a few new ones.
      const kind = isFirst ? BY_KIND : sql<string>`content.kind || ''`
      const part = this.others(db, kind).where('seq', '<=', upTo).limit(PART)
      const rows = isFirst
        ? await part.where('id', '>', last.id).orderBy('id').execute()
        : await part
            .where(sql<boolean>`(seq, id) > (${last.seq}, ${last.id})`)
            .orderBy('seq')
            .orderBy('id')
            .execute()
      for (const { id, body } of rows) this.grid.add(Number(id), matchKeys(JSON.parse(body) as SeedListing, this.towns))
      if (rows.length < PART) break
      last = rows.at(-1) ?? last
    }
    this.seq = upTo
  }

  /** Other origins' listings, without deleted ones and samples. */
  private others(db: Store, kind: RawBuilder<string> = BY_KIND) {
    return db
      .selectFrom('content')
      .select(['id', 'body', 'seq'])
      .where(kind, '=', 'listings')
      .where('deleted', '=', 0)
      .where('sample', '=', 0)
      .where('origin', '!=', this.origin)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('imported')
              .select('item')
              .where('imported.kind', '=', 'listings')
              .whereRef('imported.item', '=', 'content.id')
              .where('imported.source', '=', this.source),
          ),
        ),
      )
  }
}

/** Prefers a matching name, then more matches, then the nearer one. */
function isBetterMatch(match: Duplicate, other: Duplicate): boolean {
  const named = (duplicate: Duplicate) => Number(duplicate.alike.includes('name'))
  const rank = named(match) - named(other) || match.alike.length - other.alike.length
  return rank > 0 || (rank === 0 && match.metres < other.metres)
}
