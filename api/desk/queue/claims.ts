import { sql } from 'kysely'
import type { Store } from '#data/store/database.ts'
import { findUser } from '#api/accounts/accounts.repository.ts'
import { AppError } from '#core/contract/app-error.ts'
import { linesOf, reasonOf, rowsById, sentPart, takeWaiting, type QueueKind } from './kind.ts'
import { listingForMail } from '../acts/mails.ts'
import { readListing } from '#api/content/documents.repository.ts'

/** Claims to own a listing: approved ones make owners. */
export const claims: QueueKind = {
  kind: 'claim',
  waiting: sql`select id, at, tnid from claims where state = 'waiting'`,

  async lines(db, ids) {
    const rows = await rowsById(db, 'claims', ids)
    return linesOf(rows, ({ role }) => ({ summary: role, fields: [] }))
  },

  async item({ store }, id) {
    const [row] = await rowsById(store, 'claims', [id])
    if (!row) return undefined
    const { role, phone, evidence } = row
    return { kind: 'claim', ...sentPart(row), role, phone, evidence, listed: await listedOf(store, row.uid, row.tnid) }
  },

  async decide({ trx, decision }) {
    const { id, act } = decision
    const reason = reasonOf(decision)
    const state = act === 'approve' ? 'approved' : 'refused'
    const { uid, tnid, rows } = await takeWaiting(trx, 'claim', id, state)
    const listing = await listingForMail(trx, tnid)
    // Nobody can own a deleted listing.
    if (act === 'approve' && !listing.title) throw new AppError('couldNotUpdateListing')
    const template = act === 'approve' ? 'claimApproved' : 'claimRefused'
    return { tnid, rows, mails: [{ uid, template, reason, ...listing }] }
  },
}

/** What a claim can be checked against: a number to call, and whether the sender writes from the place's own domain. */
async function listedOf(db: Store, uid: number, tnid: number) {
  const { listing } = await readListing(db, tnid)
  const { phones = [], website } = listing ?? {}
  const host = URL.parse(website ?? '')?.hostname.replace(/^www\./, '')
  const user = await findUser(db, uid)
  const domain = user?.verified === 1 ? user.email.split('@')[1]?.toLowerCase() : undefined
  return {
    phones: [...phones],
    ...(website && { website }),
    ...(host && domain && { isOwnDomain: domain === host || host.endsWith(`.${domain}`) }),
  }
}
