import { valueAt, isGroup, isSame, withValue, type Path, type Body } from './documents-paths.ts'

/** A field that somebody else changed meanwhile. */
export interface Moved {
  path: Path
  was: unknown
  mine: unknown
  theirs: unknown
  /** Whether both changed it differently. */
  isBoth: boolean
}

/** The paths of all values except groups: texts by language, lists as a whole. */
function leaves(value: unknown, path: Path = []): Path[] {
  if (!isGroup(value)) return [path]
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, [...path, name]))
}

/** Unique paths, without those below another one: a group may replace a text. */
function allLeaves(...bodies: readonly Body[]): Path[] {
  const byText = new Map<string, Path>()
  for (const path of bodies.flatMap((body) => leaves(body))) byText.set(JSON.stringify(path), path)
  const paths = [...byText.values()].filter((path) => path.length > 0)
  return paths.filter(
    (path) => !paths.some((other) => other.length < path.length && other.every((step, at) => step === path[at])),
  )
}

/** The changes between `was` and `theirs`, beside ours. */
export function movedBetween(was: Body, mine: Body, theirs: Body): Moved[] {
  return allLeaves(was, mine, theirs)
    .map((path) => {
      const [before, own, other] = [was, mine, theirs].map((body) => valueAt(body, path))
      const isBoth = !isSame(before, own) && !isSame(own, other)
      return { path, was: before, mine: own, theirs: other, isBoth }
    })
    .filter((moved) => !isSame(moved.was, moved.theirs))
}

/** Our changes applied to the new version; in the paths `yields` theirs win. */
export function onto(was: Body, mine: Body, theirs: Body, yields: ReadonlySet<string>): Body {
  let body: Body = theirs
  for (const path of allLeaves(was, mine, theirs)) {
    const own = valueAt(mine, path)
    const isOwn = !isSame(valueAt(was, path), own)
    if (isOwn && !yields.has(JSON.stringify(path))) body = put(body, path, own)
  }
  return body
}

/** Sets a value at a path; removes groups that become empty. */
function put(body: Body, path: Path, value: unknown): Body {
  const next = withValue(body, path, value) as Body
  const outer = path.slice(0, -1)
  const group = valueAt(next, outer)
  const isEmptied = value === undefined && outer.length > 0 && isGroup(group) && Object.keys(group).length === 0
  return isEmptied ? put(next, outer, undefined) : next
}
