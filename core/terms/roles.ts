/**
 * What people at the desk are. An admin gives the roles; an editor writes what the site says, everywhere or in an
 * area; a moderator judges what visitors send; a translator writes texts in other languages than English.
 */
export const ROLES = ['admin', 'editor', 'moderator', 'translator'] as const
export type Role = (typeof ROLES)[number]

export const isRole = (text: string): text is Role => (ROLES as readonly string[]).includes(text)

/** Whether a role may be limited to an area. */
export const mayHaveArea = (role: Role | 'none'): boolean => role === 'editor'

/** The roles of which somebody may hand out a part, by an API key: those that may do no more than they do. */
export function rolesWithin(role: Role, hasArea: boolean): readonly Role[] {
  if (role === 'admin') return ROLES
  return role === 'editor' && !hasArea ? ['editor', 'translator'] : [role]
}
