import { atom, type ReadableAtom } from 'nanostores'
import { AUTOCOMPLETE_MIN } from '#core/terms/directory.ts'
import { isAbbreviated } from '#core/domain/abbreviations.ts'
import { searchForm } from '#core/domain/slug.ts'

export type SearchState<T> =
  /** Too few letters. */
  { status: 'waiting' } | { status: 'searching' } | { status: 'found'; places: readonly T[] } | { status: 'failed' }

export interface TypedSearch<T> {
  $state: ReadableAtom<SearchState<T>>
  /** Searches for the typed text, debounced. */
  type(text: string): void
}

export function isLongEnough(text: string): boolean {
  return searchForm(text).length >= AUTOCOMPLETE_MIN || isAbbreviated(text)
}

/** A search as you type; `pause` is the debounce in milliseconds. */
export function createTypedSearch<T>(
  look: (text: string, signal: AbortSignal) => Promise<readonly T[]>,
  pause: number,
): TypedSearch<T> {
  const $state = atom<SearchState<T>>({ status: 'waiting' })
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: AbortController | undefined

  async function start(text: string): Promise<void> {
    const { signal } = (running = new AbortController())
    try {
      const places = await look(text, signal)
      if (!signal.aborted) $state.set({ status: 'found', places })
    } catch {
      if (!signal.aborted) $state.set({ status: 'failed' })
    }
  }

  return {
    $state,
    type(typed) {
      clearTimeout(timer)
      running?.abort()
      const text = typed.trim()
      if (!isLongEnough(text)) {
        $state.set({ status: 'waiting' })
        return
      }
      $state.set({ status: 'searching' })
      timer = setTimeout(() => void start(text), pause)
    },
  }
}
