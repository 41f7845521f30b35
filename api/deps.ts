import type { Importer } from '#core/contract/importer.ts'
import type { PageRenderer } from '#core/domain/shell/page-renderer.ts'
import type { Config } from './config.ts'
import type { Env } from './settings/config-error.ts'
import type { Meter } from './metrics/meter.ts'
import type { Release } from './release/watch.ts'
import type { Store } from '#data/store/database.ts'

/** Dependencies of every route. Tests pass their own. */
export interface Deps {
  /** The current release; undefined before the first one. Do not hold it across an await. */
  release: () => Release | undefined
  now: () => Date
}

/** Dependencies of routes about people. */
export interface PeopleDeps extends Deps {
  store: Store
  /** Follows the settings of the desk: read a field when it is needed. */
  config: Config
  /** The environment that it was read from; empty if absent. */
  env?: Env
  /** Whether this process is shutting down. */
  isStopping?: () => boolean
  /** Metrics for Prometheus; absent if disabled. */
  meter?: Meter
  /** Fixes each captcha's secret number in tests, which is random and costly otherwise. */
  captchaWork?: number
  /** Absent if nothing here can render pages. */
  renderer?: PageRenderer
  /** Absent if nothing here can import files. */
  importer?: Importer
}
