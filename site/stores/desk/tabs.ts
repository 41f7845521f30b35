import type { Role } from '#core/domain/roles.ts'
import type { Tab } from './address.ts'

/** The parts of the desk that a role has work in; the first one opens by default. */
export const TABS_OF: Readonly<Record<Role, readonly [Tab, ...Tab[]]>> = {
  admin: ['queue', 'kashrut', 'history', 'documents', 'people', 'audit', 'statistics'],
  editor: ['queue', 'kashrut', 'history', 'documents', 'audit', 'statistics'],
  moderator: ['queue', 'history', 'people', 'audit'],
  translator: ['documents', 'audit'],
}

/** The heading in the guides for editors that tells of a part. */
export const HELP_OF: Readonly<Record<Tab, string>> = {
  queue: 'the-queue',
  kashrut: 'kashrut',
  history: 'the-queue',
  documents: 'documents',
  people: 'people',
  audit: 'for-editors',
  statistics: 'statistics',
}
