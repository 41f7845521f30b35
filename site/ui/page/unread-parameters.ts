import { excerptOf } from '#core/domain/excerpt.ts'

/** Longer values are cut: an address that somebody else wrote must not speak through the page. */
const MAX_LETTERS = 21

/**
 * The parameters of a page's address that it could not read, each as it stands there: `loc=abc`. `isRead` has the names
 * of those it knows, and whether it could use the value.
 */
export function unreadParameters(search: string, isRead: Readonly<Record<string, boolean>>): string[] {
  const query = new URLSearchParams(search)
  return Object.keys(isRead).flatMap((name) => {
    const value = query.get(name)
    if (!value || isRead[name]) return []
    return [`${name}=${excerptOf(value, MAX_LETTERS)}`]
  })
}
