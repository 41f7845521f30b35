/** A text of the dictionaries with its values in place, for islands, which get texts whole. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => String(values[name] ?? hole))
}

/** Text that keeps its own direction among other text (U+2068, U+2069). */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`
}
