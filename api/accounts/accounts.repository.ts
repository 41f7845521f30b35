import { BY_COMMAND } from '#core/terms/desk-kinds.ts'
import type { Person } from '#core/contract/desk.ts'
import type { Selectable, Updateable } from 'kysely'
import type { Store, StoreTransaction } from '#data/store/database.ts'
import type { UsersTable } from './accounts.table.ts'

export type User = Selectable<UsersTable>

export async function findUser(db: Store, uid: number): Promise<User | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', uid).executeTakeFirst()
}

/** The account of an address, by its key. */
export async function findUserByEmail(db: Store, key: string): Promise<User | undefined> {
  return db.selectFrom('users').selectAll().where('email_key', '=', key).executeTakeFirst()
}

export type Provider = 'google' | 'facebook' | 'oidc'

/** The account of a person by a provider's `id`. */
export async function findUserByProvider(db: Store, provider: Provider, id: string): Promise<User | undefined> {
  return db.selectFrom('users').selectAll().where(provider, '=', id).executeTakeFirst()
}

export type NewUser = Pick<User, 'name' | 'email' | 'email_key' | 'verified' | 'language' | 'at'> &
  Partial<Pick<User, 'password' | Provider>>

/** Creates an account; undefined if another has its address or provider id. */
export async function insertUser(db: Store, user: NewUser): Promise<User | undefined> {
  return db
    .insertInto('users')
    .values({ password: null, google: null, facebook: null, ...user })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function updateUser(db: Store, uid: number, change: Updateable<UsersTable>): Promise<void> {
  await db.updateTable('users').set(change).where('id', '=', uid).execute()
}

/**
 * Changes an account whose address is unverified, in one statement, because it may be confirmed at the same moment.
 * Undefined if there is none.
 */
export async function updateUnverified(
  db: Store,
  key: string,
  change: Updateable<UsersTable>,
): Promise<User | undefined> {
  return db
    .updateTable('users')
    .set(change)
    .where('email_key', '=', key)
    .where('verified', '=', 0)
    .returningAll()
    .executeTakeFirst()
}

/** Deletes an address's account, other than `uid`, if the address is unverified. */
export async function deleteUnverified(db: Store, key: string, { butNot: uid }: { butNot: number }): Promise<void> {
  await db.deleteFrom('users').where('email_key', '=', key).where('verified', '=', 0).where('id', '!=', uid).execute()
}

/** Replaces a password if it is still the one read before. Returns whether it was. */
export async function replacePassword(
  db: Store,
  { uid, from, to }: { uid: number; from: string; to: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password: to })
    .where('id', '=', uid)
    .where('password', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Locks an account for the transaction if its password is still the one read before. Returns whether it is. */
export async function lockUser(
  trx: StoreTransaction,
  { id, password }: Pick<User, 'id' | 'password'>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ password })
    .where('id', '=', id)
    .where('password', password === null ? 'is' : '=', password)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** An account, locked for the transaction against changes and deletion. */
export async function lockAccount(trx: StoreTransaction, uid: number): Promise<User | undefined> {
  return trx
    .updateTable('users')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('id', '=', uid)
    .returningAll()
    .executeTakeFirst()
}

/** The name of an account, locked as by `lockAccount`. */
export async function lockName(trx: StoreTransaction, uid: number): Promise<string | undefined> {
  return (await lockAccount(trx, uid))?.name
}

/** Deletes an account with its sessions, tokens and feedback. */
export async function deleteUser(db: Store, uid: number): Promise<void> {
  await db.deleteFrom('users').where('id', '=', uid).execute()
}

/** Deletes accounts registered before `before` and never confirmed. Returns how many. */
export async function dropUnconfirmed(db: Store, before: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('users')
    .where('verified', '=', 0)
    .where('google', 'is', null)
    .where('facebook', 'is', null)
    .where('oidc', 'is', null)
    .where('at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Whether a write failed on a unique column. */
export function isTaken(error: unknown): boolean {
  const code = (error as { code?: unknown } | undefined)?.code
  return code === 'SQLITE_CONSTRAINT_UNIQUE' || code === '23505'
}

/** The accounts of rows, by uid; deleted ones have no name. */
export async function peopleOf(db: Store, of: readonly { uid: number }[]): Promise<(uid: number) => Person> {
  const uids = [...new Set(of.map(({ uid }) => uid))].filter((uid) => uid > 0)
  const rows =
    uids.length > 0 ? await db.selectFrom('users').select(['id', 'name']).where('id', 'in', uids).execute() : []
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  const without = (uid: number) => ({ uid: uid === BY_COMMAND ? uid : 0, name: '' })
  return (uid) => (names.has(uid) ? { uid, name: names.get(uid)! } : without(uid))
}
