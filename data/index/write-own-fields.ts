import type { AffectedPages } from './affected-pages.ts'
import type { ListingRow } from './cards.ts'
import type { Index } from './open.ts'
import { touchAround } from './pages-around.ts'
import { touchAuthorities } from './supervisions.ts'

/** Notes the pages of the listings that have something in a field of editors, and those with their cards. */
export function touchOwnField(index: Index, id: string, touched: AffectedPages): void {
  if (touched.everything) return
  const rows = index.all<ListingRow>(
    `select * from listings where instr(body, '"own":{') > 0 and instr(body, ?) > 0`,
    `"${id}":`,
  )
  for (const row of rows) {
    touched.listings.add(row.tnid)
    touchAuthorities(row, touched)
    touchAround(index, row, [row.dtype], touched)
  }
}
