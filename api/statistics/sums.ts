import { dayOf, weekOf } from '#core/domain/weeks.ts'
import type { Counted, StatisticsTable } from './statistics.table.ts'

/** What a process has counted and not stored yet. */
export interface Sums {
  rows: readonly StatisticsTable[]
  /** Searches without a result: the words, and on which day. */
  words: readonly { text: string; day: string }[]
}

/** More kinds of sums than pages are seen within seconds; the rest is not counted. */
const MAX_ROWS = 50_000
/** Whoever sends more than that has no questions. */
const MAX_WORDS = 200

/** The sums of a process, in memory. */
export function createSums() {
  let rows = new Map<string, StatisticsTable>()
  let words = new Map<string, { text: string; day: string }>()

  function addRow({ week, what, subject, total }: StatisticsTable): void {
    const key = `${week} ${what} ${subject}`
    const known = rows.get(key)
    if (known) known.total += total
    else if (rows.size < MAX_ROWS) rows.set(key, { week, what, subject, total })
  }

  function addWords(text: string, day: string): void {
    if (words.size < MAX_WORDS) words.set(`${day} ${text}`, { text, day })
  }

  return {
    /** Counts one; a total unless it has a subject. */
    add: (at: number, what: Counted, subject: string | number = '') =>
      addRow({ week: weekOf(at), what, subject: String(subject), total: 1 }),
    /** Notes words of a search without a result, if they may be noted. */
    addWords(at: number, typed: string): void {
      const text = notableWords(typed)
      if (text) addWords(text, dayOf(at))
    },
    /** Everything counted so far, which is forgotten. */
    take(): Sums {
      const snapshot = { rows: [...rows.values()], words: [...words.values()] }
      rows = new Map()
      words = new Map()
      return snapshot
    },
    /** Counts again what could not be stored. */
    putBack(sums: Sums): void {
      for (const row of sums.rows) addRow(row)
      for (const { text, day } of sums.words) addWords(text, day)
    },
  }
}

const MAX_LETTERS = 60
/** Mail addresses, and numbers of phones, houses and cards. */
const PERSONAL = /@|\d{4}/

/** Words in one spelling; undefined for those that look like somebody's data. */
function notableWords(typed: string): string | undefined {
  const text = typed.normalize('NFC').toLowerCase().trim().replaceAll(/\s+/g, ' ')
  return text.length > 0 && text.length <= MAX_LETTERS && !PERSONAL.test(text) ? text : undefined
}
