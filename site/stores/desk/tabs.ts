import type { Role } from '#core/domain/roles.ts'
import type { Tab } from './address.ts'

/** The parts of the desk that a role has work in; the first one opens by default. */
export const TABS_OF: Readonly<Record<Role, readonly [Tab, ...Tab[]]>> = {
  admin: ['queue', 'kashrut', 'history', 'documents', 'people', 'audit', 'statistics'],
  editor: ['queue', 'kashrut', 'history', 'documents', 'audit', 'statistics'],
  moderator: ['queue', 'history', 'people', 'audit'],
  translator: ['documents', 'audit'],
}
