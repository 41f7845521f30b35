export type Tags = Readonly<Record<string, string>>

/** The values of a tag: `pizza;kosher` has two. */
export const valuesOf = (value: string | undefined): string[] =>
  (value ?? '')
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '')
