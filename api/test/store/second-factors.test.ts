import { expect, test } from 'vitest'
import { insertUser } from '#api/accounts/accounts.repository.ts'
import {
  confirmFactor,
  countRecoveryCodes,
  dropFactor,
  findFactor,
  replaceRecoveryCodes,
  startFactor,
  useCode,
  withFactor,
} from '#api/accounts/second-factors.repository.ts'
import { codeAt, stepAt } from '#api/accounts/totp.ts'
import { findPending, insertPending } from '#api/accounts/pending-logins.repository.ts'
import { deleteSessionsOf, insertSession, replaceSession } from '#api/accounts/sessions.repository.ts'
import type { Store, StoreTransaction } from '#data/store/database.ts'
import { onBothStores } from './stores.ts'

const NOW = 1_795_168_800_000
const STEP = stepAt(NOW)

const inOne = <T>(db: Store, work: (trx: StoreTransaction) => Promise<T>): Promise<T> => db.transaction().execute(work)

async function addUser(db: Store, key = 'dana'): Promise<number> {
  const user = await insertUser(db, { name: key, email: key, email_key: key, verified: 1, language: 'en', at: NOW })
  return user!.id
}

/** An account with a second factor whose setup has used the code of now. */
async function withSecret(db: Store) {
  const uid = await addUser(db)
  const secret = (await inOne(db, (trx) => startFactor(trx, uid)))!
  expect(await inOne(db, (trx) => confirmFactor(trx, uid, codeAt(secret, STEP), NOW))).toBe(true)
  return { uid, secret }
}

onBothStores(({ migrated }) => {
  test('a setup may begin again until it is confirmed, and the last secret counts', async () => {
    const db = await migrated()
    const uid = await addUser(db)
    const first = (await inOne(db, (trx) => startFactor(trx, uid)))!
    const second = (await inOne(db, (trx) => startFactor(trx, uid)))!
    expect(await findFactor(db, uid)).toBeUndefined()
    expect(await withFactor(db, [uid])).toEqual(new Set())
    expect(await inOne(db, (trx) => useCode(trx, uid, codeAt(second, STEP), NOW))).toBeUndefined()
    expect(await inOne(db, (trx) => confirmFactor(trx, uid, codeAt(first, STEP), NOW))).toBe(false)
    expect(await inOne(db, (trx) => confirmFactor(trx, uid, codeAt(second, STEP), NOW))).toBe(true)
    expect(await findFactor(db, uid)).toEqual({ uid, secret: second, step: STEP, at: NOW })
    expect(await withFactor(db, [uid, uid + 1])).toEqual(new Set([uid]))
    // No way to replace it without a code.
    expect(await inOne(db, (trx) => startFactor(trx, uid))).toBeUndefined()
    expect(await findFactor(db, uid)).toMatchObject({ secret: second })
  })

  test('at once, a code is used once', async () => {
    const db = await migrated()
    const { uid, secret } = await withSecret(db)
    const [recovery] = await inOne(db, (trx) => replaceRecoveryCodes(trx, uid))
    for (const code of [codeAt(secret, STEP + 1), recovery!]) {
      const tries = await Promise.all(Array.from({ length: 5 }, () => inOne(db, (trx) => useCode(trx, uid, code, NOW))))
      expect(tries.filter((used) => used !== undefined)).toHaveLength(1)
    }
    // Nor the code of the setup, nor one of before.
    for (const by of [-1, 0, 1])
      expect(await inOne(db, (trx) => useCode(trx, uid, codeAt(secret, STEP + by), NOW))).toBeUndefined()
    expect(await countRecoveryCodes(db, uid)).toBe(9)
  })

  test('recovery codes belong to one account, and go with the factor', async () => {
    const db = await migrated()
    const { uid } = await withSecret(db)
    const codes = await inOne(db, (trx) => replaceRecoveryCodes(trx, uid))
    const other = await addUser(db, 'uri')
    expect(await inOne(db, (trx) => useCode(trx, other, codes[0]!, NOW))).toBeUndefined()
    const renewed = await inOne(db, (trx) => replaceRecoveryCodes(trx, uid))
    expect(await inOne(db, (trx) => useCode(trx, uid, codes[0]!, NOW))).toBeUndefined()
    expect(await inOne(db, (trx) => useCode(trx, uid, renewed[0]!, NOW))).toBe('recovery')
    expect(await inOne(db, (trx) => dropFactor(trx, uid))).toBe(true)
    expect(await inOne(db, (trx) => dropFactor(trx, uid))).toBe(false)
    expect(await countRecoveryCodes(db, uid)).toBe(0)
  })

  test('a log-in that waits ends with its session, with all sessions of the account, and with time', async () => {
    const db = await migrated()
    const uid = await addUser(db)
    const wait = async () => {
      const { session } = await insertSession(db, { uid: 0 }, NOW)
      await inOne(db, (trx) => insertPending(trx, session.hash, uid, NOW))
      return session
    }
    const [first, second] = [await wait(), await wait()]
    expect(await findPending(db, first.hash, NOW + 599_999)).toBe(uid)
    expect(await findPending(db, first.hash, NOW + 600_000)).toBeUndefined()
    // The clock was set back.
    expect(await findPending(db, first.hash, NOW - 1)).toBeUndefined()
    await inOne(db, (trx) => replaceSession(trx, first, { uid: 0 }, NOW))
    expect(await findPending(db, first.hash, NOW)).toBeUndefined()
    await deleteSessionsOf(db, uid)
    expect(await findPending(db, second.hash, NOW)).toBeUndefined()
  })
})
