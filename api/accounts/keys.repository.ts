import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Role } from '#core/terms/roles.ts'
import type { Store, StoreTransaction } from '#data/store/database.ts'
import { hashOf } from '#data/store/sealed.ts'
import type { ApiKeysTable } from './keys.table.ts'

/** What every key begins with, so that scanners of code find one that has leaked. */
export const KEY_PREFIX = 'tjt_'

export type StoredKey = Selectable<ApiKeysTable>

const HOUR_MS = 3_600_000
/** How long a key that has ended is listed. */
const LISTED_MS = 30 * 24 * HOUR_MS
const SECRET_BYTES = 32
const START_LENGTH = KEY_PREFIX.length + 4

export interface KeyRow {
  uid: number
  name: string
  role: Role
  area: readonly number[]
  perHour: number
  /** 0 for no end. */
  endsAt: number
}

/** Stores a new key. Returns its id, and the key itself, which nobody can read again. */
export async function insertKey(
  trx: StoreTransaction,
  { uid, name, role, area, perHour, endsAt }: KeyRow,
  now: number,
): Promise<{ id: number; key: string }> {
  const key = KEY_PREFIX + randomBytes(SECRET_BYTES).toString('base64url')
  const { id } = await trx
    .insertInto('api_keys')
    .values({
      uid,
      name,
      hash: hashOf(key),
      start: key.slice(0, START_LENGTH),
      role,
      area: area.join(' '),
      per_hour: perHour,
      at: now,
      ends_at: endsAt,
      used_at: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, key }
}

/** A key that has not ended, by its text; not that of a blocked account. */
export function findKey(db: Store, key: string, now: number): Promise<StoredKey | undefined> {
  return goodKeys(db, now).where('api_keys.hash', '=', hashOf(key)).executeTakeFirst()
}

/** The same by its id. */
export function readKey(db: Store, id: number, now: number): Promise<StoredKey | undefined> {
  return goodKeys(db, now).where('api_keys.id', '=', id).executeTakeFirst()
}

const goodKeys = (db: Store, now: number) =>
  db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.uid')
    .selectAll('api_keys')
    .where((eb) => eb.or([eb('api_keys.ends_at', '=', 0), eb('api_keys.ends_at', '>', now)]))
    .where('users.blocked_until', '<=', now)

/** The keys of an account, or of all; newest first, with those that ended of late. */
export function listKeys(db: Store, uid: number | undefined, now: number): Promise<StoredKey[]> {
  const listed = db
    .selectFrom('api_keys')
    .selectAll()
    .where((eb) => eb.or([eb('ends_at', '=', 0), eb('ends_at', '>', now - LISTED_MS)]))
    .orderBy('id', 'desc')
  return (uid === undefined ? listed : listed.where('uid', '=', uid)).execute()
}

/** All keys that an account has made. */
export const keysOf = (db: Store, uid: number): Promise<StoredKey[]> =>
  db.selectFrom('api_keys').selectAll().where('uid', '=', uid).orderBy('id').execute()

/** How many keys of an account have not ended. */
export async function countKeys(db: Store, uid: number, now: number): Promise<number> {
  const { n } = await goodKeys(db, now)
    .clearSelect()
    .select((eb) => eb.fn.countAll().as('n'))
    .where('api_keys.uid', '=', uid)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Ends a key. */
export async function endKey(trx: StoreTransaction, id: number, now: number): Promise<void> {
  await trx.updateTable('api_keys').set({ ends_at: now }).where('id', '=', id).execute()
}

/** Notes that a key is used, at most once an hour. */
export async function noteKeyUse(db: Store, { id, used_at }: StoredKey, now: number): Promise<void> {
  const hour = now - (now % HOUR_MS)
  if (hour !== used_at) await db.updateTable('api_keys').set({ used_at: hour }).where('id', '=', id).execute()
}

/** The names of keys, by their ids. */
export async function keyNames(db: Store, ids: readonly number[]): Promise<Map<number, string>> {
  const some = [...new Set(ids)].filter((id) => id > 0)
  if (some.length === 0) return new Map()
  const rows = await db.selectFrom('api_keys').select(['id', 'name']).where('id', 'in', some).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export const areaOfKey = ({ area }: Pick<StoredKey, 'area'>): number[] => area.split(' ').filter(Boolean).map(Number)
