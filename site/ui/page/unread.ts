import { excerptOf } from '#core/domain/excerpt.ts'

/** So much of a value is shown: an address that somebody else wrote must not speak through the page. */
const MAX_LETTERS = 21

/** What an address asks for that could not be read, as it stands there: `loc=abc`. */
export function unreadIn(search: string, read: Readonly<Record<string, boolean>>): string[] {
  const query = new URLSearchParams(search)
  return Object.keys(read).flatMap((name) => {
    const value = query.get(name)
    if (!value || read[name]) return []
    return [`${name}=${excerptOf(value, MAX_LETTERS)}`]
  })
}
