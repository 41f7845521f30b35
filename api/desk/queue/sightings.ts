import { closeListing, confirmMany } from '../acts/sightings.ts'
import { AppError } from '#core/contract/app-error.ts'
import type { SeedListing } from '#core/contract/data-files.ts'
import { nextSeq } from '#data/store/content.repository.ts'
import { sightingsOf, WAITING_SIGHTINGS } from '#data/store/sightings.repository.ts'
import { decidedAlready } from '../acts/audited-action.ts'
import { reasonOf, requireSeen, type QueueKind } from './kind.ts'
import { readDocument } from '#api/content/documents.repository.ts'

/** What visitors say of whether listings are still there, once enough of them say the same. */
export const sightings: QueueKind = {
  kind: 'sighting',
  waiting: WAITING_SIGHTINGS,

  async lines(db, tnids) {
    const rows = Map.groupBy(await sightingsOf(db, tnids), ({ tnid }) => tnid)
    return new Map(
      [...rows].map(([tnid, own]) => {
        const waiting = own.filter(({ state }) => state === 'waiting').length
        return [tnid, { uid: 0, tnid, at: own[0]!.at, summary: '', fields: [], flags: waiting }]
      }),
    )
  },

  async item({ store, now }, tnid) {
    const listing = await readDocument(store, 'listings', String(tnid))
    if (!listing) return undefined
    const rows = await sightingsOf(store, [tnid])
    const count = (answer: string) => rows.filter(({ says, state }) => says === answer && state === 'waiting').length
    const at = rows[0]?.at ?? now().getTime()
    const counts = { open: count('open'), closed: count('closed') }
    return { kind: 'sighting', id: tnid, uid: 0, tnid, at, language: 'en', ...counts }
  },

  async decide({ trx, decision, acting }) {
    const { id: tnid, act } = decision
    await requireSeen(trx, decision)
    const listing = await readDocument(trx, 'listings', String(tnid))
    if (!listing || listing.deleted) throw await decidedAlready(trx, 'sighting', tnid)
    if ((listing.body as SeedListing).sample) throw new AppError('invalidRequest')
    if (act === 'confirm') {
      const seq = await nextSeq(trx)
      const [{ rows } = { rows: [] }] = await confirmMany(trx, [tnid], { acting, seq })
      return { tnid, seq, rows }
    }
    reasonOf(decision)
    return closeListing(trx, acting, listing)
  },
}
