import type { PreviewKind } from '#core/contract/desk.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { Config } from './config.ts'
import type { Meter } from './metrics/meter.ts'
import type { Release } from './release.ts'
import type { Store } from './store/database.ts'

export interface PreviewWish {
  kind: PreviewKind
  /** As the store would have it. */
  body: object
  language: Lang
}

/** Renders pages that are published nowhere. */
export interface PageRenderer {
  /** The HTML of a document's page as it would be. Throws AppError `noPreview`. */
  preview(wish: PreviewWish): Promise<string>
  /** The HTML of a page of a draft that waits for its turn, by its path. Throws AppError `noRelease`. */
  page(path: string): Promise<string>
}

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
