/** So much of a value is shown: an address that somebody else wrote must not speak through the page. */
const LONGEST = 20

/** What an address asks for that could not be read, as it stands there: `loc=abc`. */
export function unreadIn(search: string, read: Readonly<Record<string, boolean>>): string[] {
  const query = new URLSearchParams(search)
  return Object.keys(read).flatMap((name) => {
    const value = query.get(name)
    if (!value || read[name]) return []
    const signs = [...value]
    const shown = signs.slice(0, LONGEST).join('')
    return [`${name}=${shown}${signs.length > LONGEST ? '…' : ''}`]
  })
}
