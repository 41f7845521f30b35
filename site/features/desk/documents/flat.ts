/** A field of two documents by path; undefined if one lacks it. */
export interface Change {
  path: string
  before: string | undefined
  after: string | undefined
}

/** The differences of two documents, field by field. */
export function changesBetween(before: unknown, after: unknown): Change[] {
  const [old, now] = [flat(before), flat(after)]
  const paths = new Set([...old.keys(), ...now.keys()])
  return [...paths]
    .map((path) => ({ path, before: old.get(path), after: now.get(path) }))
    .filter((change) => change.before !== change.after)
}

/** The texts and numbers of a document by their paths, `title.en`. */
function flat(document: unknown): Map<string, string> {
  const found = new Map<string, string>()
  const visit = (value: unknown, path: string) => {
    if (value === null || value === undefined) return
    if (typeof value !== 'object') return void found.set(path, String(value))
    const isPlainList = Array.isArray(value) && value.every(isPlain)
    if (isPlainList) return void found.set(path, value.join(', '))
    for (const [name, inner] of Object.entries(value)) visit(inner, path ? `${path}.${name}` : name)
  }
  visit(document, '')
  return found
}

const isPlain = (value: unknown): boolean => value !== null && typeof value !== 'object'

/** A value as text, one line per field. */
export function plainText(value: unknown): string {
  return [...flat(value)].map(([path, text]) => (path ? `${path}: ${text}` : text)).join('\n')
}
