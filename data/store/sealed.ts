import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { Store } from './database.ts'
import { keyOf, StoreKeyError, type KeySource } from './key.ts'

// Secrets that the server needs in plain text (keys, CSRF secrets, second factors) stand encrypted in the store, so
// that whoever copies it or a backup has none of them.

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
/** Begins each encrypted value; then initialization vector, tag and text, in Base64. */
const MARK = 'gcm1.'

/** Where a value stands: authenticated with it, so that it is good in no other row. */
export interface SealedPlace {
  table: 'secrets' | 'second_factors' | 'sessions' | 'webhooks' | 'setting_values'
  row: string | number
}

const dataOf = ({ table, row }: SealedPlace) => Buffer.from(`${table} ${row}`)

/** Encrypts a value of a row. Throws StoreKeyError. */
export function seal(db: Store, place: SealedPlace, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(db).findOrMake(), iv)
  cipher.setAAD(dataOf(place))
  const sealed = [cipher.update(text, 'utf8'), cipher.final()]
  return MARK + Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString('base64url')
}

/** The text of an encrypted value. Throws StoreKeyError if the key, or the row, is another. */
export function unseal(db: Store, place: SealedPlace, value: string): string {
  const { source, key } = withKey(db)
  if (!key) throw missing(source)
  const bytes = Buffer.from(value.slice(MARK.length), 'base64url')
  try {
    const iv = bytes.subarray(0, IV_BYTES)
    const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES })
    decipher.setAAD(dataOf(place))
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    throw wrong(source)
  }
}

/** The SHA-256 under which a client's secret is stored: nobody needs it in plain text. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

function withKey(db: Store) {
  const stored = keyOf(db)
  return { source: stored.source, key: stored.find() }
}

const GIVE_UP =
  'or, if it is lost, give up what it had encrypted with `npm run store:key -- --forget` (it says what that is).'

function missing(source: KeySource): StoreKeyError {
  const file = typeof source === 'object' && 'file' in source ? source.file : 'its file'
  return new StoreKeyError(
    `The key of the store is missing: the secrets in the store are encrypted, STORE_KEY is not set, and there is no ` +
      `${file}. Put it back from your copy, ${GIVE_UP}`,
  )
}

function wrong(source: KeySource): StoreKeyError {
  const name = typeof source === 'object' && 'file' in source ? `The key in ${source.file}` : 'STORE_KEY'
  return new StoreKeyError(
    `${name} is not the key that encrypted the secrets in the store. Put that one back (several servers with one ` +
      `store have the same STORE_KEY), ${GIVE_UP}`,
  )
}

/** A row of `secrets` that tells whether a key is the right one. */
const CHECK = { table: 'secrets', row: 'key' } as const

/** Whether the key opens the secrets of a store; `none` if nothing is encrypted yet. */
export type KeyState = { state: 'good' | 'none' } | { state: 'bad'; problem: StoreKeyError }

/** Looks at the key, and changes nothing. */
export async function keyStateOf(db: Store): Promise<KeyState> {
  const check = await db.selectFrom('secrets').select('value').where('name', '=', CHECK.row).executeTakeFirst()
  if (!check) return { state: 'none' }
  try {
    unseal(db, CHECK, check.value)
    return { state: 'good' }
  } catch (error) {
    if (error instanceof StoreKeyError) return { state: 'bad', problem: error }
    throw error
  }
}

/**
 * Makes sure that the key is the store's, and makes one for a new store. To call once, before the secrets are used.
 * Throws StoreKeyError.
 */
export async function openSecrets(db: Store): Promise<void> {
  if ((await keyStateOf(db)).state === 'none') {
    await db
      .insertInto('secrets')
      .values({ name: CHECK.row, value: seal(db, CHECK, 'good') })
      // Another server starts at the same moment, maybe with another key.
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
  }
  const now = await keyStateOf(db)
  if (now.state === 'bad') throw now.problem
}

/** Identifies the store, and is in its index: no secret. */
const PUBLIC = 'store'

/** What is gone with a lost key. */
export interface Forgotten {
  sessions: number
  secondFactors: number
  webhooks: number
}

/** Deletes what a lost key had encrypted; the next start makes new keys. */
export async function forgetSecrets(db: Store): Promise<Forgotten> {
  return db.transaction().execute(async (trx) => {
    await trx.deleteFrom('secrets').where('name', '<>', PUBLIC).execute()
    await trx.deleteFrom('recovery_codes').execute()
    // Pictures stay.
    await trx.deleteFrom('setting_values').where('value', 'like', `${MARK}%`).execute()
    const factors = await trx.deleteFrom('second_factors').executeTakeFirst()
    const sessions = await trx.deleteFrom('sessions').executeTakeFirst()
    const webhooks = await trx.deleteFrom('webhooks').executeTakeFirst()
    return {
      sessions: Number(sessions.numDeletedRows),
      secondFactors: Number(factors.numDeletedRows),
      webhooks: Number(webhooks.numDeletedRows),
    }
  })
}
