import type { Conflict } from '#api/conflicts/conflicts.repository.ts'
import type { Store } from '#api/store/database.ts'

/** The conflicts that wait for an editor, oldest first. */
export const waitingConflicts = (db: Store): Promise<Conflict[]> =>
  db
    .selectFrom('conflicts')
    .selectAll()
    .where('state', '=', 'waiting')
    .orderBy('id')
    .execute()
