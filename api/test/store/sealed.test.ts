import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '#api/config.ts'
import { insertUser } from '#api/accounts/accounts.repository.ts'
import { confirmFactor, findFactor, startFactor, useCode } from '#api/accounts/second-factors.repository.ts'
import { codeAt, stepAt } from '#api/accounts/totp.ts'
import { findSession, insertSession } from '#api/accounts/sessions.repository.ts'
import { insertWebhook } from '#api/webhooks/webhooks.repository.ts'
import { openSqliteStore, type Store } from '#data/store/database.ts'
import { migrate } from '#data/store/migrate.ts'
import { openStore } from '#data/store/open.ts'
import { StoreKeyError } from '#data/store/key.ts'
import { forgetSecrets, keyStateOf, openSecrets, seal, unseal } from '#data/store/sealed.ts'
import { secretOf } from '#data/store/secrets.repository.ts'
import { onBothStores, storeFile } from './stores.ts'

const NOW = 1_795_168_800_000
const KEY = 'a1'.repeat(32)
const NAMES = ['limits', 'captcha', 'newsletter', 'devices', 'statistics'] as const

async function addUser(db: Store): Promise<number> {
  const email = 'dana@example.org'
  const user = { name: 'Dana', email, email_key: email, verified: 1, language: 'en', at: NOW } as const
  return (await insertUser(db, user))!.id
}

/** All that a store keeps secret, as the server sees it. */
async function fill(db: Store) {
  const uid = await addUser(db)
  const secret = (await db.transaction().execute((trx) => startFactor(trx, uid)))!
  await db.transaction().execute((trx) => confirmFactor(trx, uid, codeAt(secret, stepAt(NOW)), NOW))
  const { cookie, session } = await insertSession(db, { uid }, NOW)
  const url = 'https://hooks.example.org/'
  await db.transaction().execute((trx) => insertWebhook(trx, { url, events: ['review.waiting'] }, NOW))
  const keys = await Promise.all(NAMES.map((name) => secretOf(db, name)))
  return { uid, secret, cookie, csrf: session.csrf, keys }
}

/** The bytes of the file and of those that SQLite keeps beside it. */
function bytesOf(file: string): string {
  const names = readdirSync(dirname(file)).filter((name) => name.startsWith('store.sqlite'))
  return names.map((name) => readFileSync(join(dirname(file), name), 'latin1')).join('')
}

async function openFile(file: string, key?: Parameters<typeof openSqliteStore>[1]): Promise<Store> {
  const store = openSqliteStore(file, key)
  await migrate(store)
  return store
}

test('a stolen store holds none of its secrets, and its key is a file for its owner only', async () => {
  const file = storeFile()
  const store = await openFile(file)
  await openSecrets(store)
  const { secret, csrf, keys } = await fill(store)
  const stolen = bytesOf(file)
  for (const text of [secret, csrf, ...keys]) expect(stolen).not.toContain(text)
  const key = join(dirname(file), 'store.key')
  expect(statSync(key).mode & 0o777).toBe(0o600)
  expect(stolen).not.toContain(readFileSync(key, 'utf8').trim())
  await store.destroy()
})

onBothStores((open) => {
  test('a second factor, a session and a key are read with the key', async () => {
    const db = await open.migrated()
    await openSecrets(db)
    const { uid, secret, cookie, csrf } = await fill(db)
    expect(await findFactor(db, uid)).toMatchObject({ secret })
    expect(await findSession(db, cookie, NOW)).toMatchObject({ uid, csrf })
    const next = codeAt(secret, stepAt(NOW) + 1)
    expect(await db.transaction().execute((trx) => useCode(trx, uid, next, NOW))).toBe('app')
  })

  test('a value is good in no other row', async () => {
    const db = await open.migrated()
    const sealed = seal(db, { table: 'second_factors', row: 1 }, 'JBSWY3DP')
    expect(unseal(db, { table: 'second_factors', row: 1 }, sealed)).toBe('JBSWY3DP')
    expect(() => unseal(db, { table: 'second_factors', row: 2 }, sealed)).toThrow(StoreKeyError)
    expect(() => unseal(db, { table: 'secrets', row: 1 }, sealed)).toThrow(StoreKeyError)
    const letter = sealed.at(-5) === 'A' ? 'B' : 'A'
    const changed = `${sealed.slice(0, -5)}${letter}${sealed.slice(-4)}`
    for (const value of [changed, 'gcm1.', 'gcm1.AAAA', 'JBSWY3DP', ''])
      expect(() => unseal(db, { table: 'second_factors', row: 1 }, value), value).toThrow(StoreKeyError)
    // The same text twice is two values.
    expect(seal(db, { table: 'second_factors', row: 1 }, 'JBSWY3DP')).not.toBe(sealed)
  })
})

test('a lost or another key is named, with the way out, and changes nothing', async () => {
  const file = storeFile()
  const key = join(dirname(file), 'store.key')
  const first = await openFile(file)
  await openSecrets(first)
  const { uid } = await fill(first)
  await first.destroy()
  const content = readFileSync(key, 'utf8')
  const before = bytesOf(file)

  const failing = async (source?: Parameters<typeof openSqliteStore>[1]) => {
    const store = await openFile(file, source)
    const error = await openSecrets(store).then(
      () => undefined,
      (thrown: unknown) => thrown as Error,
    )
    await expect(findFactor(store, uid)).rejects.toThrow(StoreKeyError)
    await store.destroy()
    expect(error).toBeInstanceOf(StoreKeyError)
    expect(error!.message).toContain('npm run store:key -- --forget')
    return error!.message
  }
  expect(await failing({ setting: KEY })).toMatch(/^STORE_KEY is not the key that encrypted/)
  expect(await failing({ file: join(dirname(file), 'no.key') })).toMatch(/^The key of the store is missing.*no\.key/)
  writeFileSync(key, KEY)
  expect(await failing()).toContain(`The key in ${key} is not the key that encrypted`)
  writeFileSync(key, 'not a key')
  const unread = await openFile(file)
  await expect(openSecrets(unread)).rejects.toThrow(`${key} holds no key`)
  await unread.destroy()
  expect(readdirSync(dirname(file)).filter((name) => name.endsWith('.key'))).toEqual(['store.key'])
  expect(bytesOf(file).includes('gcm1.')).toBe(before.includes('gcm1.'))

  // The right one opens it, as a setting too.
  const again = await openFile(file, { setting: content.trim() })
  await openSecrets(again)
  expect(await keyStateOf(again)).toEqual({ state: 'good' })
  await again.destroy()
})

test('what a lost key had encrypted can be given up', async () => {
  const file = storeFile()
  const first = await openFile(file)
  await openSecrets(first)
  const { uid } = await fill(first)
  const id = await secretOf(first, 'store')
  await first.destroy()
  const store = await openFile(file, { setting: KEY })
  expect(await forgetSecrets(store)).toEqual({ sessions: 1, secondFactors: 1, webhooks: 1 })
  await openSecrets(store)
  expect(await findFactor(store, uid)).toBeUndefined()
  expect(await secretOf(store, 'store')).toBe(id)
  expect(await secretOf(store, 'limits')).toMatch(/^[0-9a-f]{64}$/)
  await store.destroy()
})

test('the setting is the key, and an invalid one is named without its value', async () => {
  const config = readConfig({ STORE_KEY: KEY.toUpperCase(), VAR_DIR: dirname(storeFile()) })
  expect(config.storeKey).toBe(KEY)
  const store = openStore(config, () => {})
  await migrate(store)
  await openSecrets(store)
  expect(readdirSync(config.varDir)).not.toContain('store.key')
  await store.destroy()
  expect(() => readConfig({ STORE_KEY: 'my secret' })).toThrow(
    /^STORE_KEY must be 64 hexadecimal digits, as `openssl rand -hex 32` prints them$/,
  )
})
