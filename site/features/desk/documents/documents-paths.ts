/** The fields of a document, as sent. */
export type Body = Readonly<Record<string, unknown>>

/** The location of a value in a body: names of fields and indexes of lists. */
export type Path = readonly string[]

/** A path in ids and server messages: `links.2.title.he`. */
export const pathOf = (text: string): Path => text.split('.')

export function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value at a path, if any. */
export function valueAt(value: unknown, path: Path): unknown {
  let found = value
  for (const step of path) {
    if (typeof found !== 'object' || found === null) return undefined
    found = Object.hasOwn(found, step) ? (found as Record<string, unknown>)[step] : undefined
  }
  return found
}

/** The value of a field: that of a field of editors, `own.parking`, stands within another. */
export const valueOf = (body: unknown, field: string): unknown => valueAt(body, pathOf(field))

/** A value with another one at a path, undefined to remove it. Other parts stay the same objects. */
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

/** Whether two values are equal when sent, ignoring the order of fields. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((value, at) => isSame(value, b[at]))
  if (!isGroup(a) || !isGroup(b)) return false
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].every((name) => isSame(a[name], b[name]))
}
