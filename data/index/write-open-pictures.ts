import type { SeedListing } from '#core/contract/data-files.ts'
import type { AffectedPages } from './affected-pages.ts'
import type { StoredCard } from './cards.ts'
import type { ContentDocument } from './content-document.ts'
import type { Index } from './open.ts'
import { cardPicture } from './open-pictures.ts'
import { touchAround } from './pages-around.ts'
import { listingRow } from './queries.ts'

/** Writes or deletes a photograph, and notes the pages that show it. After the listings of the same change. */
export function writeOpenPicture(index: Index, { id, body, deleted }: ContentDocument, touched: AffectedPages): void {
  if (deleted) index.run('delete from open_pictures where id = ?', id)
  else index.run('insert or replace into open_pictures values (?, ?)', id, body)
  const [kind, number] = id.split('-')
  if (kind === 'city') touched.places.add(Number(number))
  const row = kind === 'listing' ? listingRow(index, Number(number)) : undefined
  if (!row) return
  const picture = cardPicture(index, JSON.parse(row.body) as SeedListing)
  const card = withPicture(JSON.parse(row.card) as StoredCard, picture)
  index.run('update listings set card = ? where tnid = ?', JSON.stringify(card), row.tnid)
  touched.listings.add(row.tnid)
  touchAround(index, row, [row.dtype], touched)
}

/** In the order in which cards are written: pages are compared by their JSON. */
function withPicture(card: StoredCard, picture: string | undefined): StoredCard {
  const { tnid, dtype, title, description, address, position, picture: _, ...rest } = card
  return { tnid, dtype, title, description, address, position, picture, ...rest }
}
