import { listen } from './listen.ts'

// The one way to keep state in the address. A feature says how its state becomes parameters, and reads it back.

/** The parameters of the page's address. */
export const queryNow = (): URLSearchParams => new URLSearchParams(location.search)

/**
 * The query of `search` with parameters changed, with its question mark: what is given comes last and in its order,
 * what has no value goes, all others stay.
 */
export function queryWith(search: string, changed: Readonly<Record<string, string | number | undefined>>): string {
  const query = new URLSearchParams(search)
  for (const name of Object.keys(changed)) query.delete(name)
  for (const [name, value] of Object.entries(changed)) if (value) query.set(name, String(value))
  return query.size > 0 ? `?${query}` : ''
}

/** Shows another address: a step of the history. */
export function pushAddress(href: string, state?: unknown): void {
  history.pushState(state, '', href)
}

/** Shows another address in place of this one; what the step has noted stays. */
export function replaceAddress(href: string, state: unknown = history.state): void {
  history.replaceState(state, '', href)
}

/** The same for the query alone, with or without its question mark. */
export function replaceQuery(query: string): void {
  const { pathname, hash } = location
  replaceAddress(pathname + (query && `?${query.replace(/^\?/, '')}`) + hash)
}

/** Notes with this step of the history what its address does not say. */
export function noteStep(note: object): void {
  history.replaceState({ ...history.state, ...note }, '')
}

/** What was noted with this step. */
export const stepNotes = <T extends object>(): Partial<T> => (history.state as Partial<T> | null) ?? {}

/** Calls back when the visitor goes back or forth; returns a function to stop. */
export const followHistory = (follow: () => void): (() => void) => listen(window, { popstate: follow })
