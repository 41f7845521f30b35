import { isRole, mayHaveArea, type Role } from '#core/terms/roles.ts'
import type { Store, StoreTransaction } from '#data/store/database.ts'
import type { User } from './accounts.repository.ts'

/** What somebody may do at the desk. */
export interface Rights {
  uid: number
  role: Role
  /** The countries and cities that an editor is limited to, by their ids; undefined for everywhere. */
  area: ReadonlySet<number> | undefined
  /** Id of the API key that they come from, whose maker is `uid`. */
  key?: number
}

/** The rights of an account now; undefined without a role. */
export async function rightsOf(db: Store, uid: number): Promise<Rights | undefined> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('areas', 'areas.uid', 'users.id')
    .select(['users.role', 'areas.place'])
    .where('users.id', '=', uid)
    .execute()
  const role = rows[0]?.role ?? ''
  if (!isRole(role)) return undefined
  const places = rows.flatMap(({ place }) => place ?? [])
  return { uid, role, area: mayHaveArea(role) && places.length > 0 ? new Set(places) : undefined }
}

/** Grants an account a role everywhere, or revokes it (`''`), from its next call on. Returns the account, if any. */
export async function setRole(db: Store, key: string, role: Role | ''): Promise<User | undefined> {
  const user = await db
    .updateTable('users')
    .set({ role })
    .where('email_key', '=', key)
    .returningAll()
    .executeTakeFirst()
  if (user) await db.deleteFrom('areas').where('uid', '=', user.id).execute()
  return user
}

export interface NewRights {
  uid: number
  role: Role | ''
  /** Empty for everywhere. */
  area: readonly number[]
}

/** Replaces the rights of an account. */
export async function replaceRights(trx: StoreTransaction, { uid, role, area }: NewRights): Promise<void> {
  await trx.updateTable('users').set({ role }).where('id', '=', uid).execute()
  await trx.deleteFrom('areas').where('uid', '=', uid).execute()
  for (const place of new Set(area)) await trx.insertInto('areas').values({ uid, place }).execute()
}

/** The accounts with a role. */
export async function listStaff(db: Store): Promise<User[]> {
  return db.selectFrom('users').selectAll().where('role', '<>', '').orderBy('email_key').execute()
}

/** Whether somebody else is an admin too. */
export async function hasOtherAdmin(db: Store, uid: number): Promise<boolean> {
  const other = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('id', '<>', uid)
    .executeTakeFirst()
  return other !== undefined
}
