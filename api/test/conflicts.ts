import type { Conflict } from '#data/store/conflicts.repository.ts'
import type { Store } from '#data/store/database.ts'

/** The conflicts that wait for an editor, oldest first. */
export const waitingConflicts = (db: Store): Promise<Conflict[]> =>
  db.selectFrom('conflicts').selectAll().where('state', '=', 'waiting').orderBy('id').execute()
