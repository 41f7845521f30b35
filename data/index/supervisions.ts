import type { JudgedFacts } from '#core/domain/kashrut.ts'
import { kashrutOptions } from '#core/domain/kashrut-options.ts'
import type { AffectedPages } from './affected-pages.ts'
import type { ListingRow, StoredCard } from './cards.ts'
import type { Index } from './open.ts'

/** Notes which authorities supervise a listing, or were stated to. */
export function noteSupervision(index: Index, tnid: number, judged: JudgedFacts | undefined): void {
  index.run('delete from supervisions where tnid = ?', tnid)
  for (const authority of kashrutOptions(judged).supervision ?? []) {
    index.run('insert into supervisions values (?, ?)', authority, tnid)
  }
}

/** Pages of authorities show the cards of what they supervise. */
export function touchAuthorities({ card }: Pick<ListingRow, 'card'>, touched: AffectedPages): void {
  const { supervision = [] } = JSON.parse(card) as StoredCard
  for (const id of supervision) touched.authorities.add(id)
}
