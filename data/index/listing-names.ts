import type { SeedListing } from '#core/contract/data-files.ts'
import type { Localized } from '#core/terms/localized.ts'
import { searchForm } from '#core/domain/slug.ts'
import { placeRow } from './cards.ts'
import type { Index } from './open.ts'
import { addWords } from './name-words.ts'

/** Updates the search words of a listing. Samples have none: their addresses are invented. */
export function nameListing(index: Index, { tnid, title, address, place, sample }: SeedListing): void {
  deleteListing(index, tnid)
  if (sample) return
  const town = placeRow(index, place)
  const towns = town ? (JSON.parse(town.names) as Localized) : {}
  const names = [...new Set(Object.values(title).map(searchForm))]
  index.run('insert into listing_titles values (?, ?)', tnid, names.join('\n'))
  addWords(index, 'listing', new Set(names.flatMap((name) => name.split(' '))))
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
  index.run('delete from listing_titles where tnid = ?', tnid)
}

/** Updates every listing, because names of towns may have changed. */
export function nameListings(index: Index): void {
  const rows = index.all<{ body: string }>('select body from listings where sample = 0')
  for (const { body } of rows) nameListing(index, JSON.parse(body) as SeedListing)
}

const formsOf = (texts: readonly string[]): string => [...new Set(texts.map(searchForm))].join(' ')

/** Enough to look through; with more matches, people type more of the name. */
const MAX_CALLED = 500
const SHORTEST_WORD = 2

/** Ids of listings, samples included, whose title has words with all these prefixes, in any language. */
export function listingsCalled(index: Index, text: string): number[] {
  const words = searchForm(text)
    .split(' ')
    .filter((word) => [...word].length >= SHORTEST_WORD)
  if (words.length === 0) return []
  const query = words.map((word) => `titles : "${word}" *`).join(' AND ')
  const real = index.all<{ tnid: number }>(
    'select rowid tnid from listing_names where listing_names match ? order by rowid limit ?',
    query,
    MAX_CALLED,
  )
  const samples = index.all<{ tnid: number; title: string }>(
    "select tnid, json_extract(body, '$.title') title from listings where sample = 1",
  )
  const isCalled = (title: string) => {
    const forms = ` ${formsOf(Object.values(JSON.parse(title) as Localized))}`
    return words.every((word) => forms.includes(` ${word}`))
  }
  return [...real, ...samples.filter(({ title }) => isCalled(title))].map(({ tnid }) => tnid)
}
