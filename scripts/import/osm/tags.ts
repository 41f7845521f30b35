export type Tags = Readonly<Record<string, string>>

/** The values of a tag: `pizza;kosher` has two. */
export const valuesOf = (value: string | undefined): string[] =>
  (value ?? '')
    .split(';')
    .map((text) => text.trim())
    .filter((text) => text !== '')
