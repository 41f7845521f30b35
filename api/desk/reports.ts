import { sql } from 'kysely'
import { isLang } from '#core/i18n/languages.ts'
import { reasonOf, rowsById, takeWaiting, type QueueKind } from './kind.ts'
import { listingForMail } from './listings.ts'
import { reportedContribution, contributionsAbout } from './report-words.ts'

/** Reports by readers: settled once fixed, refused if there is nothing to fix. */
export const reports: QueueKind = {
  kind: 'report',
  waiting: sql`select id, at, tnid from reports where state = 'waiting'`,

  async lines(db, ids) {
    const rows = await rowsById(db, 'reports', ids)
    const about = await contributionsAbout(
      db,
      rows.map((row) => row.about),
    )
    return new Map(
      rows.map(({ id, uid, tnid, at, title, content, type, ...row }) => [
        id,
        {
          uid,
          tnid,
          at,
          summary: title || content,
          fields: [type],
          about: about(row.about),
        },
      ]),
    )
  },

  async item({ store }, id) {
    const [row] = await rowsById(store, 'reports', [id])
    if (!row) return undefined
    const about = await reportedContribution(store, row.about)
    return {
      kind: 'report',
      id,
      uid: row.uid,
      tnid: row.tnid,
      at: row.at,
      language: isLang(row.language) ? row.language : 'en',
      repType: row.type,
      repTitle: row.title,
      repContent: row.content,
      repButtonText: row.button_text,
      backLink: row.back_link,
      goodFaith: row.good_faith === 1,
      ...(about && { about }),
    }
  },

  async decide({ trx, decision }) {
    const { id, act } = decision
    const reason = reasonOf(decision)
    const state = act === 'settle' ? 'settled' : 'refused'
    const { uid, tnid, rows } = await takeWaiting(trx, 'report', id, state)
    const template = act === 'settle' ? 'reportSettled' : 'reportRefused'
    const listing = await listingForMail(trx, tnid)
    return { tnid, rows, mails: [{ uid, template, reason, ...listing }] }
  },
}
