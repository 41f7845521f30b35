import type { SeedListing } from '#core/contract/data-files.ts'
import type { Localized } from '#core/domain/localized.ts'
import { searchForm } from '#core/domain/slug.ts'
import { placeRow } from './cards.ts'
import type { Index } from './open.ts'

/** Notes what a listing is found by. A sample is nowhere: its address is invented. */
export function nameListing(index: Index, { tnid, title, address, place, sample }: SeedListing): void {
  forgetListing(index, tnid)
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

export function forgetListing(index: Index, tnid: number): void {
  index.run('delete from listing_names where rowid = ?', tnid)
}

/** Every listing anew: the names of their towns may be others. */
export function nameListings(index: Index): void {
  const rows = index.all<{ body: string }>('select body from listings where sample = 0')
  for (const { body } of rows) nameListing(index, JSON.parse(body) as SeedListing)
}

/** Every word after a space, so that the start of a word can be asked for. */
function formsOf(texts: readonly string[]): string {
  return ` ${[...new Set(texts.map(searchForm))].join(' ')}`
}

/** Enough for anybody to look through; whoever finds more writes more of the name. */
const MAX_CALLED = 500
/** A letter and the space before it are too short for trigrams. */
const SHORTEST_WORD = 2

/** Numbers of the listings in whose titles all the words begin, in any language; of samples too. */
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
