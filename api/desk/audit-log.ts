import type { AuditLog, AuditQuery } from '#core/contract/desk.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { Rights } from '../accounts/roles.repository.ts'
import type { Store } from '#data/store/database.ts'
import { listActs } from './audit.repository.ts'
import { listingsOf } from './listings.ts'

/** A page of the log, latest first, with the current names of listings. */
export async function readLog(db: Store, query: AuditQuery, rights: Rights, lang: Lang): Promise<AuditLog> {
  const { total, rows } = await listActs(db, query, rights)
  const tnids = rows.flatMap(({ tnid = [] }) => tnid)
  const listings = await listingsOf(db, tnids, query.language ?? lang)
  return {
    total,
    rows: rows.map((row) => {
      const listing = row.tnid && listings.get(row.tnid)
      return listing ? { ...row, listing } : row
    }),
  }
}
