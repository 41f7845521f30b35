import type { DamagedFile, Degraded } from '#core/contract/health.ts'
import type { Index } from '#data/index/open.ts'
import { checkIndex } from './index-check.ts'
import {
  isOfThisCode,
  keyOf,
  openRelease,
  releaseId,
  releasesBefore,
  servedDir,
  UnreadableReleaseError,
  type OpenedRelease,
} from '#data/release/files.ts'

/** A release being served. */
export interface Release {
  id: number
  /** Folder of the pages, absolute. */
  pages: string
  index: Index
  /** The Content-Security-Policy of its pages. */
  policy: string
  /** Whether it is unfinished: existing pages are read, others rendered on request. */
  isDraft: boolean
  /** Whether this code wrote its index: other schemas cannot be queried. */
  isReadable: boolean
  /** The release that cannot be served as it should; absent if all is well. */
  degraded?: Degraded
}

export interface WatchOptions {
  /** How long after a release was opened its whole index is checked. */
  checkAfterMs?: number
}

export interface ReleaseWatch {
  current(): Release | undefined
  /** Checks the whole current index, after a failed read. */
  doubt(): void
  close(): void
}

const LOOK_EVERY_MS = 200
/** How long running requests may keep reading the previous release. */
const GRACE_MS = 5000
/** Requests come first. */
const CHECK_AFTER_MS = 1000
/** Checking a whole index takes a second per 250 MB. */
const DOUBT_EVERY_MS = 60_000

/**
 * Follows `current`. An unreadable release is reported once, and the previous one stays in use; at the start that is
 * the newest readable one. A separate thread finds damage further in.
 */
export function watchRelease(
  varDir: string,
  onError: (error: unknown) => void,
  { checkAfterMs = CHECK_AFTER_MS }: WatchOptions = {},
): ReleaseWatch {
  const watch = new Watch(varDir, onError, checkAfterMs)
  watch.look()
  const timer = setInterval(() => watch.look(), LOOK_EVERY_MS).unref()
  return {
    current: () => watch.release,
    doubt: () => watch.doubt(),
    close() {
      clearInterval(timer)
      watch.close()
    },
  }
}

class Watch {
  release: Release | undefined
  readonly #varDir: string
  readonly #onError: (error: unknown) => void
  readonly #checkAfterMs: number
  readonly #retired = new Map<Index, NodeJS.Timeout>()
  /** Damage found by whole-index checks. */
  readonly #found = new Map<string, UnreadableReleaseError>()
  readonly #closed = new AbortController()
  #opened: OpenedRelease | undefined
  #lastError = ''
  #doubtedAt = -Infinity
  #checking: NodeJS.Timeout | undefined

  constructor(varDir: string, onError: (error: unknown) => void, checkAfterMs: number) {
    this.#varDir = varDir
    this.#onError = onError
    this.#checkAfterMs = checkAfterMs
  }

  /** Opens what `current` points to, else the newest readable release before it. */
  look(): void {
    let target: string | undefined
    try {
      target = servedDir(this.#varDir)
      if (target) this.#take(this.#open(target))
    } catch (error) {
      if (this.#lastError === String(error)) return
      this.#lastError = String(error)
      if (target && error instanceof UnreadableReleaseError) this.#goBack(target, error)
      else this.#onError(error)
    }
  }

  doubt(): void {
    const now = performance.now()
    if (now - this.#doubtedAt < DOUBT_EVERY_MS) return
    this.#doubtedAt = now
    void this.#check()
  }

  close(): void {
    this.#closed.abort()
    clearTimeout(this.#checking)
    for (const [index, closing] of this.#retired) {
      clearTimeout(closing)
      index.close()
    }
    this.#retired.clear()
    this.#opened?.index.close()
    this.#opened = undefined
    this.release = undefined
  }

  /** Throws UnreadableReleaseError. */
  #open(dir: string): OpenedRelease {
    return openRelease(dir, this.#opened, this.#found)
  }

  #take(next: OpenedRelease, degraded?: Degraded): void {
    if (!degraded) {
      this.#lastError = ''
      this.#found.clear()
    }
    const before = this.#opened
    if (next === before && degraded === this.release?.degraded) return
    this.#opened = next
    const { id, pages, index, policy, isDraft } = next
    this.release = {
      id,
      pages,
      index,
      policy,
      isDraft,
      isReadable: isOfThisCode(next),
      ...(degraded && { degraded }),
    }
    if (before?.index === index) return
    if (before) this.#retire(before.index)
    clearTimeout(this.#checking)
    this.#checking = setTimeout(() => this.#check(), this.#checkAfterMs).unref()
  }

  /** Serves the newest readable earlier release, unless one is already served, and reports it. */
  #goBack(target: string, error: UnreadableReleaseError): void {
    const whole = this.#wholeOpened() ?? this.#newestBefore(target)
    // Its pages may be readable although its index is damaged.
    const served = whole ?? this.#opened
    const id = releaseId(target)
    if (served) this.#take(served, { release: id, damaged: error.file })
    this.#onError(new DegradedError(id, { error, whole, served }))
  }

  #wholeOpened(): OpenedRelease | undefined {
    const opened = this.#opened
    return opened && !this.#found.has(keyOf(opened)) ? opened : undefined
  }

  #newestBefore(target: string): OpenedRelease | undefined {
    for (const dir of releasesBefore(target)) {
      try {
        const older = this.#open(dir)
        if (isOfThisCode(older)) return older
        if (older !== this.#opened) older.index.close()
      } catch {
        // The next one may be intact.
      }
    }
    return undefined
  }

  /** Checks the whole current index; leaves a damaged release. */
  async #check(): Promise<void> {
    const checked = this.#opened
    if (!checked) return
    const problem = await checkIndex(checked.index.file, this.#closed.signal)
    if (problem === undefined) return
    this.#found.set(keyOf(checked), new UnreadableReleaseError(checked.dir, 'index', problem))
    this.#lastError = ''
    if (checked === this.#opened) this.look()
  }

  #retire(index: Index): void {
    const timer = setTimeout(() => {
      this.#retired.delete(index)
      index.close()
    }, GRACE_MS)
    this.#retired.set(index, timer.unref())
  }
}

interface Served {
  error: UnreadableReleaseError
  whole: OpenedRelease | undefined
  served: OpenedRelease | undefined
}

/** The newest release is damaged; the message says what is served instead, and what to do. */
export class DegradedError extends Error {
  override name = 'DegradedError'
  /** For logs. */
  readonly about: { release: number; damaged: DamagedFile; serves: number }
  constructor(release: number, { error, whole, served }: Served) {
    const none = 'no earlier release can be served'
    const instead = whole
      ? `serving release ${whole.id} instead`
      : served
        ? `${none}, so it is served with errors`
        : none
    super(`Release ${release} is damaged: ${error.message}; ${instead}; run npm run publish -- --check`)
    this.about = { release, damaged: error.file, serves: served?.id ?? 0 }
  }
}
