import type { Selectable } from 'kysely'
import type { Store } from '../store/database.ts'
import type { UsersTable } from './accounts.table.ts'

export type User = Selectable<UsersTable>

export async function findUser(
  db: Store,
  uid: number,
): Promise<User | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', uid)
    .executeTakeFirst()
}
