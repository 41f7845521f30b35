import { Migrator, type Migration } from 'kysely/migration'
import type { Store } from './database.ts'
import * as content from './migrations/001-content.ts'
import * as words from './migrations/002-words.ts'
import * as people from './migrations/003-people.ts'
import * as feedbacks from './migrations/004-feedbacks.ts'
import * as saved from './migrations/005-saved.ts'
import * as reports from './migrations/006-reports.ts'
import * as edits from './migrations/007-edits.ts'
import * as desk from './migrations/008-desk.ts'

const MIGRATIONS: Record<string, Migration> = {
  '001-content': content,
  '002-words': words,
  '003-people': people,
  '004-feedbacks': feedbacks,
  '005-saved': saved,
  '006-reports': reports,
  '007-edits': edits,
  '008-desk': desk,
}

/** Brings the store's tables up to date; a failed step is undone and thrown. */
export async function migrate(db: Store): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => MIGRATIONS },
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
