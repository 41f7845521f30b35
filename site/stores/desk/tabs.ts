import type { Role } from '#core/domain/roles.ts'
import type { Tab } from './address.ts'

const TABS_OF: Readonly<Record<Role, readonly [Tab, ...Tab[]]>> = {
  admin: ['queue', 'kashrut', 'history', 'documents', 'import', 'newsletter', 'people', 'audit', 'statistics'],
  editor: ['queue', 'kashrut', 'history', 'documents', 'import', 'newsletter', 'audit', 'statistics'],
  moderator: ['queue', 'history', 'people', 'audit'],
  translator: ['documents', 'audit'],
}

/** A file has listings anywhere, subscribers read everything, and sums are of the whole site. */
const EVERYWHERE: ReadonlySet<Tab> = new Set(['import', 'newsletter', 'statistics'])

/** The parts of the desk that somebody has work in; the first one opens by default. */
export const tabsOf = (role: Role, hasArea: boolean): readonly Tab[] =>
  hasArea ? TABS_OF[role].filter((tab) => !EVERYWHERE.has(tab)) : TABS_OF[role]

/** The heading in the guides for editors that tells of a part. */
export const HELP_OF: Readonly<Record<Tab, string>> = {
  queue: 'the-queue',
  kashrut: 'kashrut',
  history: 'the-queue',
  documents: 'documents',
  import: 'in-the-browser',
  newsletter: 'newsletter',
  people: 'people',
  audit: 'for-editors',
  statistics: 'statistics',
}
