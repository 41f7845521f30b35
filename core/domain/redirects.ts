import type { RedirectProblem, RedirectProblemCode } from '../terms/redirects.ts'
import { MAX_ADDRESS } from '../terms/redirects.ts'
import { encodedAddress, oldAddress, pathOfAddress } from './old-address.ts'
import { ownPath } from './own-path.ts'
import { parsePath } from './routes.ts'
import { decodedPath } from './url-paths.ts'

/** Where an old address leads: the page of a listing by its number, wherever it is by then, or a path, encoded. */
export type RedirectTarget = { tnid: number } | { path: string }

export interface RedirectLine {
  line: number
  text: string
  old: string
  target: RedirectTarget
}

type Read = RedirectLine | RedirectProblem

const SEPARATORS = [/\s*(?:→|->|=>)\s*/, /\s*\t\s*/, /\s+/, /\s*[,;]\s*/] as const

/** The two addresses of a line: with an arrow between, as two columns, or with blanks. */
function partsOf(text: string): [string, string] | undefined {
  for (const separator of SEPARATORS) {
    const parts = text.split(separator).map((part) => part.replace(/^"(.*)"$/, '$1').trim())
    const [old, target] = parts
    if (parts.length === 2 && old && target) return [old, target]
  }
  return undefined
}

/** The redirects of a list, one a line, by the origin of the site. Empty lines and comments are none. */
export function readRedirects(list: string, origin: string): Read[] {
  return list.split(/\r?\n/).flatMap((whole, at): Read | never[] => {
    const text = whole.trim()
    return text === '' || text.startsWith('#') ? [] : readLine(text, at + 1, origin)
  })
}

/** A redirect as the line of a list. */
export const redirectLine = (old: string, target: RedirectTarget): string => `${encodedAddress(old)} → ${keyOf(target)}`

function readLine(text: string, line: number, origin: string): Read {
  const parts = partsOf(text)
  if (!parts) return { line, text, code: 'shape' }
  const [from, to] = parts
  const old = oldAddress(from)
  if (!old) return { line, text, code: 'old', value: from }
  const target = targetOf(to, origin)
  return target ? { line, text, old, target } : { line, text, code: 'foreign', value: to }
}

/** A target of this site; undefined for anything that may lead elsewhere. */
function targetOf(text: string, origin: string): RedirectTarget | undefined {
  if (/^[1-9]\d{0,9}$/.test(text)) return { tnid: Number(text) }
  const own = text.startsWith(`${origin}/`) ? text.slice(origin.length) : text
  const path = ownPath(own)
  if (!path || path.length > MAX_ADDRESS) return undefined
  const page = pageOf(path)
  const route = page === undefined ? undefined : parsePath(page)
  return route?.kind === 'listing' ? { tnid: route.tnid } : { path }
}

/** The decoded path of the page that an encoded address names; undefined if it cannot name one. */
const pageOf = (address: string): string | undefined => decodedPath(address.split('#', 1)[0] ?? '')

/** What a list of redirects is checked against. */
export interface RedirectWorld {
  /** What leads where already. */
  known: ReadonlyMap<string, RedirectTarget>
  /** Whether a decoded path has a page here: it always wins. */
  hasPage: (path: string) => boolean
  /** Whether a path without a query is a home page: WordPress names its pages by queries there. */
  isHome: (path: string) => boolean
  hasListing: (tnid: number) => boolean
}

export interface RedirectPlan {
  /** New ones, and those that lead elsewhere from now on, each to its end. */
  put: RedirectLine[]
  /** Lines that say what is so already. */
  same: number
  problems: RedirectProblem[]
}

const isSame = (a: RedirectTarget, b: RedirectTarget) => keyOf(a) === keyOf(b)
const keyOf = (target: RedirectTarget) => ('tnid' in target ? String(target.tnid) : target.path)

/** Decides each line: chains are resolved to their ends, loops are refused. */
export function planRedirects(lines: readonly Read[], world: RedirectWorld): RedirectPlan {
  const plan: RedirectPlan = { put: [], same: 0, problems: [] }
  const first = new Map<string, RedirectLine>()
  for (const line of lines) {
    const before = 'old' in line ? first.get(line.old) : undefined
    if ('code' in line) plan.problems.push(line)
    else if (!before) first.set(line.old, line)
    else if (isSame(before.target, line.target)) plan.same++
    else plan.problems.push({ line: line.line, text: line.text, code: 'twice', value: keyOf(before.target) })
  }
  const leadsTo = (old: string) => first.get(old)?.target ?? world.known.get(old)
  for (const line of first.values()) {
    const decided = decide(line, leadsTo, world)
    if ('code' in decided) plan.problems.push(decided)
    else if (isKnown(decided, world)) plan.same++
    else plan.put.push(decided)
  }
  plan.problems.sort((a, b) => a.line - b.line)
  return plan
}

function isKnown({ old, target }: RedirectLine, { known }: RedirectWorld): boolean {
  const before = known.get(old)
  return before !== undefined && isSame(before, target)
}

function decide(
  redirect: RedirectLine,
  leadsTo: (old: string) => RedirectTarget | undefined,
  world: RedirectWorld,
): RedirectLine | RedirectProblem {
  const { line, text, old } = redirect
  const problem = (code: RedirectProblemCode, value: string): RedirectProblem => ({ line, text, code, value })
  const path = pathOfAddress(old)
  const isOfPage = path.startsWith('/rest/') || world.hasPage(path)
  if (isOfPage && !(old.includes('?') && world.isHome(path))) return problem('page', path)
  const target = endOf(redirect, leadsTo, world)
  if (!target) return problem('loop', old)
  if ('tnid' in target)
    return world.hasListing(target.tnid) ? { ...redirect, target } : problem('noListing', keyOf(target))
  return isPage(target, world) ? { ...redirect, target } : problem('noPage', target.path)
}

function isPage({ path }: { path: string }, { hasPage }: RedirectWorld): boolean {
  const page = pageOf(path)
  return page !== undefined && hasPage(page)
}

/** Where a chain of redirects ends; undefined if it never does. */
function endOf(
  { old, target }: RedirectLine,
  leadsTo: (old: string) => RedirectTarget | undefined,
  world: RedirectWorld,
): RedirectTarget | undefined {
  const passed = new Set([old])
  let end = target
  while ('path' in end && !isPage(end, world)) {
    const next = oldAddress(end.path)
    const further = next === undefined ? undefined : leadsTo(next)
    if (next === undefined || !further) return passed.has(next ?? '') ? undefined : end
    if (passed.has(next)) return undefined
    passed.add(next)
    end = further
  }
  return end
}
