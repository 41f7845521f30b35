import { documentType } from './documents.ts'

/** Pages may change at any moment; their ETag makes asking again cheap. */
export const REVALIDATE = 'public, max-age=0, must-revalidate'
/** Files whose name or content never changes. */
export const FOREVER = 'public, max-age=31536000, immutable'
export const AN_HOUR = 'public, max-age=3600'
/** Where those lie that last. */
export const LASTING_FOLDERS = ['_astro', 'pictures'] as const

const LASTING = new RegExp(`^/(${LASTING_FOLDERS.join('|')})/`)

/** How long a file of a release may be kept, by its path. */
export function lifetimeOf(path: string): string {
  if (documentType(path)) return REVALIDATE
  return LASTING.test(path) ? FOREVER : AN_HOUR
}
