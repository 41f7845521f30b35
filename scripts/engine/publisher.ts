import type { PublishOptions, Report, Outcome } from './outcome.ts'
import { statSync } from 'node:fs'
import { damageOf } from '#data/index/damage.ts'
import { openIndex, type Index } from '#data/index/open.ts'
import { ensureBundle, type Bundle } from './bundle.ts'
import type { SettingFile } from '#api/settings/look.ts'
import { compressRelease } from './compress.ts'
import type { PageFiles } from './page-files.ts'
import { publishInPlace } from './in-place.ts'
import { dropJournal, finishJournal } from './journal.ts'
import { lockPublishing, type OnWait } from './lock.ts'
import { publishRelease } from './new-release.ts'
import { isIndexOf, type IndexOrigin } from './release-index.ts'
import { currentRelease, DamagedReleaseError, indexFile, isMadeBy, readInfo } from './release.ts'
import { invalidateDamagedPages, missingFiles, removeLeftOver, type Check } from './repair.ts'
import { changedSettings, settingsOf, type SiteSettings } from './settings.ts'
import type { SiteSource } from './source.ts'

/** What pages depend on, besides code and content, as a run begins. */
export interface LatestInputs {
  settings: SiteSettings
  source: SiteSource
  files: readonly SettingFile[]
}

export interface PublisherOptions extends SiteSettings {
  varDir: string
  source: SiteSource
  /** Asked as each run begins, instead of the settings and the source given here. */
  latest?: () => Promise<LatestInputs>
  now: () => number
  /** Which files pages have once they are compressed; both if absent. */
  pageFiles?: PageFiles
  /** By default that of the current code. */
  bundle?: Bundle
  onWait?: OnWait
  /** Called with the variables that have changed since the last publish: every page is rendered again. */
  onChange?: (variables: readonly string[]) => void
  /** Called when a damaged index must be rebuilt. */
  onDamage?: (message: string) => void
}

export interface Publisher {
  /** Publishes the source; one run at a time, also between processes. */
  publish(options?: PublishOptions): Promise<Report>
  close(): void
}

/** A warm publisher: the bundle is loaded once, the index stays open. */
export async function openPublisher(options: PublisherOptions): Promise<Publisher> {
  const bundle = options.bundle ?? (await ensureBundle())
  const warm = new WarmIndex()
  return {
    async publish(publishOptions = {}) {
      const lock = await lockPublishing(options.varDir, options.onWait, publishOptions.stop)
      const start = performance.now()
      try {
        const outcome = await publishOnce(options, bundle, warm, publishOptions)
        const release = currentRelease(options.varDir)
        if (!release) throw new Error('Nothing could be published; the messages above say why.')
        const seconds = (performance.now() - start) / 1000
        publishOptions.onRelease?.()
        const { stop, onCompress: onProgress } = publishOptions
        const { pageFiles: files = 'both' } = options
        const compressMs = outcome.compressMs + (await compressRelease(release, { files, stop, onProgress }))
        return { ...outcome, compressMs, seconds, release }
      } finally {
        lock.release()
      }
    },
    close: () => warm.close(),
  }
}

const OTHER_CODE = 'The current release was built by other code; changes wait until this program is restarted.'

async function publishOnce(
  options: PublisherOptions,
  bundle: Bundle,
  warm: WarmIndex,
  publishOptions: PublishOptions,
): Promise<Outcome> {
  const { check, ownOnly = false, onRelease: _, onCompress: __, ...rest } = publishOptions
  const { varDir, now } = options
  const { settings, source, files } = (await options.latest?.()) ?? {
    settings: settingsOf(options),
    source: options.source,
    files: [],
  }
  const current = currentRelease(varDir)
  const release = {
    varDir,
    bundle,
    ...settings,
    source,
    files,
    now: now(),
    refreshShabbatTimes: false,
    ...rest,
  }
  try {
    if (ownOnly && current && !isMadeBy(readInfo(current), bundle)) throw new Error(OTHER_CODE)
    const origin = { code: bundle.inputs, source: await source.id() }
    const index = current && warm.open(current, origin)
    if (current && index) {
      const info = readInfo(current)
      const isWhole = repair(current, index, {
        bundle,
        onDamage: options.onDamage,
        check,
      })
      const changed = changedSettings(info, settings)
      if (changed.length > 0) options.onChange?.(changed)
      if (isWhole && isMadeBy(info, bundle) && changed.length === 0) {
        const outcome = await publishInPlace({
          ...release,
          release: current,
          index,
        })
        if (outcome) return outcome
      }
    }
    return await publishRelease({ ...release, previous: current })
  } catch (error) {
    if (!isDamage(error)) throw error
    // The index is derived from the store: rebuild a damaged one, and every page with it.
    warm.close()
    options.onDamage?.(
      error instanceof DamagedReleaseError
        ? `${error.file} is damaged; rebuilding the site.`
        : `The index of ${current} is damaged (${(error as Error).message}); rebuilding the site.`,
    )
    return publishRelease({ ...release, previous: undefined })
  }
}

/**
 * Completes what a crash interrupted, and marks damaged pages for rebuilding. Returns whether everything else of the
 * release is there; otherwise a new release is needed.
 */
function repair(
  release: string,
  index: Index,
  {
    bundle,
    check,
    onDamage,
  }: {
    bundle: Bundle
    check: Check | undefined
    onDamage: PublisherOptions['onDamage']
  },
): boolean {
  let suspects = check
  try {
    finishJournal(release, index)
  } catch (error) {
    if (!(error instanceof DamagedReleaseError)) throw error
    onDamage?.(`The journal of ${release} is unreadable; checking its pages.`)
    dropJournal(release)
    suspects = 'all'
  }
  if (!suspects) return true
  if (suspects === 'all') expectIntactIndex(release)
  const problems = invalidateDamagedPages(release, index, suspects)
  if (problems.length > 0)
    onDamage?.(
      `Rebuilding damaged pages of ${release}, ${problems.length} in all: ` +
        `${problems.slice(0, 3).join(', ')}${problems.length > 3 ? ', …' : ''}`,
    )
  const left = suspects === 'all' ? removeLeftOver(release, index) : []
  if (left.length > 0) onDamage?.(`Deleted ${left.length} unknown files of ${release}: ${left[0]}, …`)
  // Other code builds another release anyway.
  const isOwn = isMadeBy(readInfo(release), bundle)
  const missing = isOwn ? missingFiles(release, bundle) : []
  if (missing.length > 0) onDamage?.(`${missing[0]} is missing in ${release}; building a new release.`)
  return missing.length === 0
}

/** Checks the file, not the cache of an open index. Throws DamagedReleaseError. */
function expectIntactIndex(release: string): void {
  const file = indexFile(release)
  const damage = damageOf(file)
  if (damage !== undefined) throw new DamagedReleaseError(file, { cause: new Error(damage) })
}

function isDamage(error: unknown): boolean {
  if (error instanceof DamagedReleaseError) return true
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && /^SQLITE_(CORRUPT|NOTADB)/.test(code)
}

/** The index of the current release, kept open between runs. */
class WarmIndex {
  #open: { inode: number; index: Index } | undefined

  /** Undefined if this code can't read the index, or it is of another store: it is rebuilt then. */
  open(release: string, origin: IndexOrigin): Index | undefined {
    const file = indexFile(release)
    // By inode: after a rollback, another release may get the same number.
    const { ino: inode, size } = statSync(file, { throwIfNoEntry: false }) ?? { ino: -1, size: 0 }
    // SQLite would create a new one in an empty file, and wait for the old one's readers.
    if (size === 0) throw new DamagedReleaseError(file)
    if (this.#open?.inode === inode) return this.#open.index
    this.close()
    const index = openIndex(file, { readonly: false })
    if (!isIndexOf(index, origin)) {
      index.close()
      return undefined
    }
    this.#open = { inode, index }
    return index
  }

  close(): void {
    this.#open?.index.close()
    this.#open = undefined
  }
}
