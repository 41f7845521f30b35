import type { SeedListing } from '#core/contract/data-files.ts'
import type { Localized } from '#core/domain/localized.ts'
import { STOP_WORDS } from '#core/domain/search-words.ts'
import { searchForm } from '#core/domain/slug.ts'
import { isWithin, permittedMistakes } from '#core/domain/spelling.ts'
import { placeRow } from './cards.ts'
import type { Index } from './open.ts'

/** Updates the search words of a listing. Samples have none: their addresses are invented. */
export function nameListing(index: Index, { tnid, title, address, place, sample }: SeedListing): void {
  deleteListing(index, tnid)
  if (sample) return
  const town = placeRow(index, place)
  const towns = town ? (JSON.parse(town.names) as Localized) : {}
  index.run(
    'insert into listing_names (rowid, titles, addresses, towns) values (?, ?, ?, ?)',
    tnid,
    formsOf(Object.values(title)),
    formsOf([address]),
    formsOf(Object.values(towns)),
  )
}

export function deleteListing(index: Index, tnid: number): void {
  index.run('delete from listing_names where rowid = ?', tnid)
}

/** Updates every listing, because names of towns may have changed. */
export function nameListings(index: Index): void {
  const rows = index.all<{ body: string }>('select body from listings where sample = 0')
  for (const { body } of rows) nameListing(index, JSON.parse(body) as SeedListing)
}

/** Every word preceded by a space, so that word prefixes can be searched. */
function formsOf(texts: readonly string[]): string {
  return ` ${[...new Set(texts.map(searchForm))].join(' ')}`
}

/** Enough to look through; with more matches, people type more of the name. */
const MAX_CALLED = 500
/** A letter and the preceding space are too short for trigrams. */
const SHORTEST_WORD = 2

/** Ids of listings, samples included, whose title has words with all these prefixes, in any language. */
export function listingsCalled(index: Index, text: string): number[] {
  const words = searchForm(text)
    .split(' ')
    .filter((word) => [...word].length >= SHORTEST_WORD)
  if (words.length === 0) return []
  const query = words.map((word) => `titles : " ${word}"`).join(' AND ')
  const real = index.all<{ tnid: number }>(
    'select rowid tnid from listing_names where listing_names match ? order by rowid limit ?',
    query,
    MAX_CALLED,
  )
  const samples = index.all<{ tnid: number; title: string }>(
    "select tnid, json_extract(body, '$.title') title from listings where sample = 1",
  )
  const isCalled = (title: string) => {
    const forms = formsOf(Object.values(JSON.parse(title) as Localized))
    return words.every((word) => forms.includes(` ${word}`))
  }
  return [...real, ...samples.filter(({ title }) => isCalled(title))].map(({ tnid }) => tnid)
}

/** A listing with the typed words in its names. */
export interface NamedListing {
  tnid: number
  /** Whether the words are all of a name, whatever their order. */
  isExact: boolean
  /** Whether every word is a whole word of a name. */
  isWhole: boolean
}

/** Candidates are compared by the first letters of their words. */
const FIRST_LETTERS = 3
const SAME_NAME = 10

/**
 * Real listings whose title, in one language, has all these words (in search form), one mistake in five letters; best
 * matches first. The last word may be the start of one.
 */
export function listingsNamed(index: Index, words: readonly string[]): NamedListing[] {
  const long = words.filter((word) => word.length >= SHORTEST_WORD && !STOP_WORDS.has(word))
  if (long.length === 0) return []
  const query = long.map((word) => `titles : " ${word.slice(0, FIRST_LETTERS)}"`).join(' AND ')
  const rows = index.all<{ tnid: number; title: string }>(
    `select l.tnid, json_extract(l.body, '$.title') title from listing_names f join listings l on l.tnid = f.rowid
     where listing_names match ? limit ?`,
    query,
    MAX_CALLED,
  )
  return rows
    .flatMap(({ tnid, title }) => {
      const names = Object.values(JSON.parse(title) as Localized).map((name) => searchForm(name).split(' '))
      const [best] = names
        .flatMap((name) => matchOf(long, name) ?? [])
        .sort((a, b) => a.mistakes - b.mistakes || a.surplus - b.surplus)
      return best ? [{ tnid, ...best }] : []
    })
    .sort((a, b) => a.mistakes - b.mistakes || a.surplus - b.surplus || a.tnid - b.tnid)
    .slice(0, SAME_NAME)
    .map(({ tnid, mistakes, surplus, isWhole }) => ({ tnid, isWhole, isExact: isWhole && mistakes + surplus === 0 }))
}

/** How well words match a name; undefined if one of them is not in it. */
function matchOf(words: readonly string[], name: readonly string[]) {
  let mistakes = 0
  let isWhole = true
  for (const [i, word] of words.entries()) {
    if (name.includes(word)) continue
    const isLast = i === words.length - 1
    if (isLast && name.some((one) => one.startsWith(word))) {
      isWhole = false
      continue
    }
    const permitted = permittedMistakes(word, false)
    if (!name.some((one) => isWithin(word, one, permitted))) return undefined
    mistakes++
    isWhole = false
  }
  const surplus = name.filter((one) => !STOP_WORDS.has(one)).length - words.length
  return { mistakes, surplus, isWhole }
}
