import type { Store } from '#data/store/database.ts'
import type { User } from './accounts.repository.ts'

export const EDITOR = 'editor'

/** Grants an account a role, or revokes it (`''`), from its next call on. Returns the account, if any. */
export async function setRole(db: Store, key: string, role: typeof EDITOR | ''): Promise<User | undefined> {
  return db.updateTable('users').set({ role }).where('email_key', '=', key).returningAll().executeTakeFirst()
}

/** The accounts with a role. */
export async function listEditors(db: Store): Promise<User[]> {
  return db.selectFrom('users').selectAll().where('role', '=', EDITOR).orderBy('email_key').execute()
}

/** Whether an account has the role now. */
export async function isEditor(db: Store, uid: number): Promise<boolean> {
  const user = await db.selectFrom('users').select('role').where('id', '=', uid).executeTakeFirst()
  return user?.role === EDITOR
}
