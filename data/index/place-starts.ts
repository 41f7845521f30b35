import type { Index } from './open.ts'
import { addWords } from './name-words.ts'

// Places by the prefix of any word of their names. A rare prefix is looked up; for a common one, the most populous
// places are stored when the index is written. Both take the same short time, however many places there are.

/** Which names: those in our languages, or the gazetteer's aliases. */
export type NameKind = 'names' | 'aliases'

const KINDS: Readonly<Record<NameKind, number>> = { names: 0, aliases: 1 }

/** A prefix of more places than this is common; this many of them are stored. */
export const COMMON = 200
/** The shortest search. */
const SHORTEST = 3
const LONGEST = 24
/** Sorts after every continuation of a prefix. */
const LAST = '\u{10ffff}'
/** Other names of so many places are corrected too: Yerushalaym. */
const WITH_ALIASES = 2000
/** Maximum words searched for a text within them. */
const WORDS = 40

/** Ranks of places that a text finds, about 200 of each at most. */
export interface Started {
  /** With the text at the start of a word of a name, unordered; the most populous if there are many. */
  ranks: number[]
  /** Named exactly so, most populous first. */
  whole: number[]
}

/** What a text finds among each of some kinds of names, in their order. */
export function placesStarting(index: Index, text: string, kinds: readonly NameKind[]): Started[] {
  const common = new Map(
    index
      .all<{ kind: number; ranks: string }>(
        `select kind, ranks from place_tops where kind in (${kinds.map((kind) => KINDS[kind])}) and start = ?`,
        text,
      )
      .map(({ kind, ranks }) => [kind, JSON.parse(ranks) as number[]]),
  )
  const rare = kinds.filter((kind) => !common.has(KINDS[kind]))
  const rows = rare.length > 0 ? rareRows(index, text, rare) : []
  return kinds.map((kind) => {
    const ranks = common.get(KINDS[kind])
    if (ranks) return { ranks, whole: ranksNamed(index, kind, text) }
    const own = rows.filter((row) => row.kind === KINDS[kind])
    return { ranks: own.map(({ rank }) => rank), whole: own.flatMap(({ rank, named }) => (named ? rank : [])) }
  })
}

/** One query for all kinds: it costs as much as what it finds. */
function rareRows(index: Index, text: string, kinds: readonly NameKind[]) {
  const queries = kinds.map(
    (kind) => `select * from (select kind, rank, whole and start = @text named from place_starts
      where kind = ${KINDS[kind]} and start >= @text and start < @end limit ${COMMON})`,
  )
  const bounds = { text, end: text + LAST }
  return index.all<{ kind: number; rank: number; named: number }>(queries.join(' union all '), bounds)
}

function ranksNamed(index: Index, kind: NameKind, text: string): number[] {
  return index
    .all<{ rank: number }>(
      `select rank from place_starts where kind = ? and start = ? and whole = 1 order by rank limit ${COMMON}`,
      KINDS[kind],
      text,
    )
    .map(({ rank }) => rank)
}

/** Words of names that contain a text, most populous places first. */
export function wordsWith(index: Index, text: string): string[] {
  return index
    .all<{ word: string }>(
      `select w.word from place_words_within f cross join place_words w on w.id = f.rowid
       where place_words_within match ? order by f.rowid limit ${WORDS}`,
      `"${text}"`,
    )
    .map(({ word }) => word)
}

export interface StartsWriter {
  /** Takes a name in search form. Call it in order of rank. */
  add(kind: NameKind, name: string, rank: number): void
  /** The same of a name that counts as one of ours, but by its later words as an alias. */
  addOther(name: string, rank: number): void
  /** Call it once, at the end. */
  finish(): void
}

/** Rewrites the search words of places. */
export function writeStarts(index: Index): StartsWriter {
  index.db.exec(`
    delete from place_starts; delete from place_tops; delete from place_words; delete from place_spellings;
    insert into place_words_within (place_words_within) values ('delete-all');
    create temp table if not exists new_starts (kind, start, rank, whole); delete from new_starts;`)
  const words = new Set<string>()
  const addStart = (kind: NameKind, start: string, { name, rank }: { name: string; rank: number }) => {
    index.run('insert into new_starts values (?, ?, ?, ?)', KINDS[kind], start, rank, start === name ? 1 : 0)
    if (kind === 'names' || rank <= WITH_ALIASES) words.add(start.split(' ', 1)[0]!)
  }
  return {
    add(kind, name, rank) {
      for (const start of startsOf(name)) addStart(kind, start, { name, rank })
    },
    addOther(name, rank) {
      const [whole, ...later] = startsOf(name)
      addStart('names', whole!, { name, rank })
      for (const start of later) addStart('aliases', start, { name, rank })
    },
    finish() {
      // In order: appending to a B-tree is several times as fast.
      index.db.exec(`
        insert into place_starts select kind, start, rank, max(whole) from new_starts group by 1, 2, 3 order by 1, 2, 3;
        drop table new_starts;`)
      // By the rank of the first place with it.
      addWords(index, 'place', words)
      index.run('insert into place_words_within (rowid, word) select id, word from place_words')
      noteCommon(index)
    },
  }
}

/** 'san jose del cabo', 'jose del cabo', 'del cabo', 'cabo'. */
function startsOf(name: string): string[] {
  const words = name.split(' ')
  return words.map((_, i) => words.slice(i).join(' '))
}

type Row = [kind: number, start: string, rank: number]

/** A prefix being counted. */
interface Counted {
  kind: number
  start: string
  count: number
  /** The lowest of them, possibly with a few more. */
  ranks: number[]
}

/** Stores the most populous places of each common prefix. */
function noteCommon(index: Index): void {
  const common: Counted[] = []
  /** By length. */
  const open: (Counted | undefined)[] = []
  const rows = index.db
    .prepare<[], Row>('select kind, start, rank from place_starts order by kind, start, rank')
    .raw()
    .iterate()
  for (const [kind, start, rank] of rows) {
    for (let length = SHORTEST; length <= LONGEST; length++) {
      const counted = open[length]
      if (counted?.kind === kind && start.startsWith(counted.start)) {
        addTo(counted, rank)
        continue
      }
      if (counted && counted.count > COMMON) common.push(counted)
      const first = { kind, start: start.slice(0, length), count: 1 }
      open[length] = start.length < length ? undefined : { ...first, ranks: [rank] }
    }
  }
  for (const counted of open) if (counted && counted.count > COMMON) common.push(counted)
  for (const { kind, start, ranks } of common) {
    const lowest = JSON.stringify(lowestOf(ranks))
    index.run('insert into place_tops (kind, start, ranks) values (?, ?, ?)', kind, start, lowest)
  }
}

function addTo(counted: Counted, rank: number): void {
  counted.count += 1
  counted.ranks.push(rank)
  if (counted.ranks.length > 10 * COMMON) counted.ranks = lowestOf(counted.ranks)
}

function lowestOf(ranks: readonly number[]): number[] {
  return [...new Set(ranks)].sort((a, b) => a - b).slice(0, COMMON)
}
