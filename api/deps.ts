import type { Release } from './release.ts'

/** What every route may ask for. Tests hand in their own. */
export interface Deps {
  /** The release in use; undefined before the first one. Not to be kept across an await. */
  release: () => Release | undefined
  now: () => Date
}
