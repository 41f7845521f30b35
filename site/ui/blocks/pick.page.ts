/** The named messages, for an island. */
export function pick<K extends string>(words: Readonly<Record<K, string>>, names: readonly K[]): Record<K, string> {
  return Object.fromEntries(names.map((name) => [name, words[name]])) as Record<K, string>
}
