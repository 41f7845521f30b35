import type { AuditKind, DeskKind } from './desk-kinds.ts'

/**
 * What people at the desk are. An admin gives the roles; an editor writes what the site says, everywhere or in an
 * area; a moderator judges what visitors send; a translator writes texts in other languages than English.
 */
export const ROLES = ['admin', 'editor', 'moderator', 'translator'] as const
export type Role = (typeof ROLES)[number]

export const isRole = (text: string): text is Role => (ROLES as readonly string[]).includes(text)

/** What a moderator decides: what visitors say, and what they have changed before anybody saw it. */
const MODERATED: ReadonlySet<AuditKind> = new Set(['applied', 'claim', 'report', 'review', 'question', 'answer'])

/** Acts about people. */
const PEOPLE_KINDS: ReadonlySet<AuditKind> = new Set(['user', 'role'])

/** Whether a role may act on, and read the log of, items of a kind. */
export function mayTouch(role: Role, kind: AuditKind): boolean {
  switch (role) {
    case 'admin':
      return true
    case 'editor':
      return !PEOPLE_KINDS.has(kind)
    case 'moderator':
      return MODERATED.has(kind) || kind === 'user'
    case 'translator':
      return false
  }
}

/** The kinds of the queue that a role decides. */
export const kindsOf = (role: Role, kinds: readonly DeskKind[]): readonly DeskKind[] =>
  kinds.filter((kind) => mayTouch(role, kind))
