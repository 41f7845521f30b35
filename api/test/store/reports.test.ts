import { expect, test } from 'vitest'
import { insertUser } from '#api/accounts/accounts.repository.ts'
import {
  anonymizeReports,
  insertClaim,
  insertReport,
  reportsOf,
  type NewReport,
} from '#data/store/reports.repository.ts'
import type { Store } from '#data/store/database.ts'
import { onBothStores } from './stores.ts'

const NOW = 1_795_168_800_000

async function addUser(db: Store, email: string): Promise<number> {
  const user = await insertUser(db, {
    name: 'Dana',
    email,
    email_key: email,
    verified: 1,
    language: 'he',
    at: NOW,
  })
  return user!.id
}

const reportBy = (uid: number): NewReport => ({
  uid,
  tnid: 7,
  dtype: 228,
  type: 'kashrut',
  title: 'כשרות "x"',
  content: 'Two\nlines 🕯',
  button_text: '',
  back_link: '/he/',
  good_faith: 0,
  language: 'he',
  at: NOW,
})
const claimBy = (uid: number, tnid = 7) => ({
  uid,
  tnid,
  language: 'he',
  at: NOW,
})

onBothStores(({ migrated }) => {
  test('a report waits as it was written', async () => {
    const db = await migrated()
    const uid = await addUser(db, 'a@example.org')
    await insertReport(db, reportBy(uid))
    expect((await reportsOf(db, uid)).reports).toEqual([{ ...reportBy(uid), about: '', id: 1, state: 'waiting' }])
    expect(await reportsOf(db, uid + 1)).toEqual({ reports: [], claims: [] })
  })

  test('one claim of a person and a listing waits at a time, also of two at once', async () => {
    const db = await migrated()
    const uid = await addUser(db, 'a@example.org')
    const other = await addUser(db, 'b@example.org')
    const both = await Promise.all([insertClaim(db, claimBy(uid)), insertClaim(db, claimBy(uid))])
    expect(both.sort()).toEqual([false, true])
    expect(await insertClaim(db, claimBy(uid, 8))).toBe(true)
    expect(await insertClaim(db, claimBy(other))).toBe(true)
    await db.updateTable('claims').set({ state: 'refused' }).execute()
    expect(await insertClaim(db, claimBy(uid))).toBe(true)
    const { claims } = await reportsOf(db, uid)
    expect(claims.map(({ tnid, state }) => [tnid, state])).toEqual([
      [7, 'refused'],
      [8, 'refused'],
      [7, 'waiting'],
    ])
  })

  test('who leaves leaves the reports to nobody and takes the claims along', async () => {
    const db = await migrated()
    const uid = await addUser(db, 'a@example.org')
    const other = await addUser(db, 'b@example.org')
    for (const by of [uid, other]) {
      await insertReport(db, reportBy(by))
      await insertClaim(db, claimBy(by))
    }
    await db.transaction().execute((trx) => anonymizeReports(trx, uid))
    await db.deleteFrom('users').where('id', '=', uid).execute()
    expect(await reportsOf(db, uid)).toEqual({ reports: [], claims: [] })
    expect((await reportsOf(db, 0)).reports).toMatchObject([{ uid: 0, content: 'Two\nlines 🕯' }])
    const left = await reportsOf(db, other)
    expect([left.reports.length, left.claims.length]).toEqual([1, 1])
  })
})
