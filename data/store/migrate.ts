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
import * as imports from './migrations/009-imports.ts'
import * as twins from './migrations/010-twins.ts'
import * as oneConflict from './migrations/011-one-conflict.ts'
import * as authorities from './migrations/012-authorities.ts'
import * as heritage from './migrations/013-heritage.ts'
import * as sightings from './migrations/014-sightings.ts'
import * as optionLists from './migrations/015-option-lists.ts'
import * as savedLists from './migrations/016-saved-lists.ts'
import * as roles from './migrations/017-roles.ts'
import * as blocks from './migrations/018-blocks.ts'
import * as claims from './migrations/019-claims.ts'
import * as trips from './migrations/020-trips.ts'
import * as sessionDevices from './migrations/021-session-devices.ts'
import * as secondFactors from './migrations/022-second-factors.ts'
import * as deskMails from './migrations/023-desk-mails.ts'
import * as mailChoices from './migrations/024-mail-choices.ts'
import * as auditParts from './migrations/025-audit-parts.ts'
import * as trust from './migrations/026-trust.ts'
import * as importRuns from './migrations/027-import-runs.ts'
import * as statistics from './migrations/028-statistics.ts'
import * as newsletters from './migrations/029-newsletters.ts'
import * as plainNames from './migrations/030-plain-names.ts'
import * as candidates from './migrations/031-candidates.ts'
import * as hints from './migrations/032-hints.ts'

const MIGRATIONS: Record<string, Migration> = {
  '001-content': content,
  '002-words': words,
  '003-people': people,
  '004-feedbacks': feedbacks,
  '005-saved': saved,
  '006-reports': reports,
  '007-edits': edits,
  '008-desk': desk,
  '009-imports': imports,
  '010-twins': twins,
  '011-one-conflict': oneConflict,
  '012-authorities': authorities,
  '013-heritage': heritage,
  '014-sightings': sightings,
  '015-option-lists': optionLists,
  '016-saved-lists': savedLists,
  '017-roles': roles,
  '018-blocks': blocks,
  '019-claims': claims,
  '020-trips': trips,
  '021-session-devices': sessionDevices,
  '022-second-factors': secondFactors,
  '023-desk-mails': deskMails,
  '024-mail-choices': mailChoices,
  '025-audit-parts': auditParts,
  '026-trust': trust,
  '027-import-runs': importRuns,
  '028-statistics': statistics,
  '029-newsletters': newsletters,
  '030-plain-names': plainNames,
  '031-candidates': candidates,
  '032-hints': hints,
}

/** Migrates the store's tables; a failed step is rolled back and thrown. */
export async function migrate(db: Store): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest()
  if (error) throw error
}

/** Whether the store's tables match this code. Rejects if the store does not answer. */
export async function isMigrated(db: Store): Promise<boolean> {
  const migrations = await migratorOf(db).getMigrations()
  return migrations.every(({ executedAt }) => executedAt !== undefined)
}

function migratorOf(db: Store): Migrator {
  const provider = { getMigrations: async () => MIGRATIONS }
  return new Migrator({ db, provider })
}
