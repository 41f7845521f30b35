import type { SettingFile } from '#api/settings/look.ts'
import type { Bundle } from './bundle.ts'
import type { SiteSettings } from './settings.ts'
import type { SiteSource } from './source.ts'
import type { Failure } from './renderer.ts'
import type { Check } from './repair.ts'

export interface PublishOptions {
  /** Refresh Shabbat times whose week has ended, and expire offers. */
  refreshShabbatTimes?: boolean
  /** Verify existing pages, and rebuild missing and damaged ones. */
  check?: Check | undefined
  /** Throw if other code built the current release, instead of rebuilding it. */
  ownOnly?: boolean
  /** Called with the finished pages of a new release, and their total; 0 of 0 while they are counted. */
  onProgress?: (done: number, total: number) => void
  /** Called with the compressed files of a release that is live already, and their total. */
  onCompress?: PublishOptions['onProgress']
  /** Called once the pages are live, before they are compressed. */
  onRelease?: () => void
  /** Aborts a new release without a trace, and compression for the next run to resume: rejects with an AbortError. */
  stop?: AbortSignal
}

/** The result of a run, in pages. */
export interface Report {
  planned: number
  rendered: number
  unchanged: number
  removed: number
  failed: number
  /** Until the pages are live: compressing a release comes after that. */
  seconds: number
  /** Folder of the current release afterwards. */
  release: string
  /** Rendering and compression time summed over threads, milliseconds. */
  renderMs: number
  compressMs: number
  failures: Failure[]
}

export type Outcome = Omit<Report, 'seconds' | 'release'>

export interface NewRelease extends SiteSettings {
  varDir: string
  bundle: Bundle
  source: SiteSource
  /** Files that it has because of settings. */
  files?: readonly SettingFile[]
  now: number
  refreshShabbatTimes: boolean
  /** The current release, whose unchanged pages are reused. */
  previous: string | undefined
  onProgress?: PublishOptions['onProgress']
  stop?: PublishOptions['stop']
}
