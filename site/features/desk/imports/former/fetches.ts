import { atom, type ReadableAtom } from 'nanostores'
import type { PictureFetches } from '#core/contract/desk.ts'
import { attemptWith, deskCall, unlessRefused } from '#site/features/desk/calls.ts'

export interface FetchesStore {
  /** Undefined until it is known. */
  $now: ReadableAtom<PictureFetches | undefined>
  /** Why the last call failed. */
  $problem: ReadableAtom<string | undefined>
  /** A look in the background says nothing of a failure: the next one may succeed. */
  load(options?: { isBackground?: boolean }): Promise<void>
  /** Tries those that failed again. */
  retry(): Promise<void>
}

/** The photographs that imports name by their addresses. */
export function createFetches(): FetchesStore {
  const $now = atom<PictureFetches | undefined>(undefined)
  const $problem = atom<string | undefined>(undefined)
  const attempt = attemptWith($problem)
  const ask = async (isBackground = false) =>
    $now.set(await deskCall('GET /rest/tjt/desk/picturefetches', {}, { isBackground }))
  return {
    $now,
    $problem,
    load: ({ isBackground = false } = {}) => (isBackground ? ask(true).catch(unlessRefused) : attempt(() => ask())),
    retry: () =>
      attempt(async () => {
        await deskCall('POST /rest/tjt/desk/picturefetches', { body: {} })
        await ask()
      }),
  }
}
