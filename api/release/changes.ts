import type { Deps } from '../deps.ts'
import type { Release } from './watch.ts'

/** Returns a function that tells whether the current index was replaced or written to since its last call. */
export function changesOf(release: Deps['release']): () => boolean {
  let index: Release['index'] | undefined
  let version: number | undefined
  return () => {
    const current = release()?.index
    const row = current?.get<{ data_version: number }>('pragma data_version')
    const isSame = current === index && row?.data_version === version
    index = current
    version = row?.data_version
    return !isSame
  }
}
