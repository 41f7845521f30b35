import type { SearchEnd } from '#core/terms/count-urls.ts'
import type { Asked } from '#core/domain/shell/asked.ts'
import type { ShellState } from '#core/domain/shell/shell.ts'

/** How the search ended that led to an address; undefined if none did, or nobody knows. */
export function searchEndOf(asked: Asked | undefined, state: ShellState): SearchEnd | undefined {
  if (asked?.kind !== 'words' && asked?.kind !== 'nearWords') return undefined
  if (state.status === 'near') return {}
  if (state.status !== 'results' && state.status !== 'points') return undefined
  return state.found.length > 0 || !state.text ? {} : { nothing: state.text }
}
