import type { Bundle } from './bundle.ts'
import type { SiteSettings } from './settings.ts'
import type { SiteSource } from './source.ts'
import type { Failure } from './renderer.ts'
import type { Check } from './repair.ts'

export interface PublishOptions {
  /** Turn over the Shabbat times whose week has ended, and the offers whose dates have passed. */
  refreshShabbatTimes?: boolean
  /** Look at the pages that are there, and make those again that are missing or are not what was made. */
  check?: Check | undefined
  /** Throws where the current release was built by other code, instead of making it anew. */
  ownOnly?: boolean
  /** Called with how many pages of how many of a new release are made; 0 of 0 while they are counted. */
  onProgress?: (done: number, total: number) => void
  /** Ends a new release, as if it had not been begun: rejects with an AbortError. */
  stop?: AbortSignal
}

/** What a run did, in pages. */
export interface Report {
  planned: number
  rendered: number
  unchanged: number
  removed: number
  failed: number
  seconds: number
  /** Folder of the release in use afterwards. */
  release: string
  /** Rendering and packing time summed over threads, milliseconds. */
  renderMs: number
  packMs: number
  failures: Failure[]
}

export type Outcome = Omit<Report, 'seconds' | 'release'>

export interface NewRelease extends SiteSettings {
  varDir: string
  bundle: Bundle
  source: SiteSource
  now: number
  refreshShabbatTimes: boolean
  /** The release in use, whose unchanged pages are taken over. */
  previous: string | undefined
  onProgress?: PublishOptions['onProgress']
  stop?: PublishOptions['stop']
}
