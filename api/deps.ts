import type { PageRenderer } from '#core/contract/page-renderer.ts'
import type { Config } from './config.ts'
import type { Meter } from './metrics/meter.ts'
import type { Release } from './release/watch.ts'
import type { Store } from '#data/store/database.ts'

/** What every route may ask for. Tests hand in their own. */
export interface Deps {
  /** The release in use; undefined before the first one. Not to be kept across an await. */
  release: () => Release | undefined
  now: () => Date
}

/** What routes may ask for that know people. */
export interface PeopleDeps extends Deps {
  store: Store
  config: Config
  /** Whether this process is about to end. */
  isStopping?: () => boolean
  /** Counts for Prometheus; absent where nobody asks. */
  meter?: Meter
  /** The secret number of each captcha, for tests: others are by chance, and work on purpose. */
  captchaWork?: number
  /** Absent where nothing here can render pages. */
  renderer?: PageRenderer
}
