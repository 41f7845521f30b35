/** The fields of a document, as they are sent. */
export type Body = Readonly<Record<string, unknown>>

/** Where a value stands in a body: names of fields and places in lists. */
export type Path = readonly string[]

/** A path as it stands in ids and in what the server says: `links.2.title.he`. */
export const pathOf = (text: string): Path => text.split('.')

export function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What stands at a path; undefined where nothing does. */
export function valueAt(value: unknown, path: Path): unknown {
  let found = value
  for (const step of path) {
    if (typeof found !== 'object' || found === null) return undefined
    found = Object.hasOwn(found, step) ? (found as Record<string, unknown>)[step] : undefined
  }
  return found
}

/** A value with another one at a path, undefined for none. What is not on the way stays the same object. */
export function withValue(value: unknown, path: Path, next: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return next
  const inner = withValue(valueAt(value, [step]), rest, next)
  if (Array.isArray(value)) return value.with(Number(step), inner)
  const group = isGroup(value) ? value : {}
  if (inner !== undefined) return { ...group, [step]: inner }
  const { [step]: _, ...others } = group
  return others
}

/** Whether two values would be sent as the same; the order of fields says nothing. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((one, at) => isSame(one, b[at]))
  if (!isGroup(a) || !isGroup(b)) return false
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].every((name) => isSame(a[name], b[name]))
}
