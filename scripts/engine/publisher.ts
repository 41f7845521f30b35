import type { PublishOptions, Report, Outcome } from './outcome.ts'
import { statSync } from 'node:fs'
import { damageOf } from '#data/index/damage.ts'
import { openIndex, type Index } from '#data/index/open.ts'
import { ensureBundle, type Bundle } from './bundle.ts'
import { publishInPlace } from './in-place.ts'
import { dropJournal, finishJournal } from './journal.ts'
import { lockPublishing } from './lock.ts'
import { publishRelease } from './new-release.ts'
import { isIndexOf, type IndexOrigin } from './release-index.ts'
import { currentRelease, DamagedReleaseError, indexFile, isMadeBy, readInfo } from './release.ts'
import { forgetDamagedPages, missingFiles, removeLeftOver, type Check } from './repair.ts'
import { settingsKey, settingsOf, type SiteSettings } from './settings.ts'
import type { SiteSource } from './source.ts'

export interface PublisherOptions extends SiteSettings {
  varDir: string
  source: SiteSource
  now: () => number
  /** Made from the present code unless given. */
  bundle?: Bundle
  onWait?: () => void
  /** Called when a damaged index has to be made anew. */
  onDamage?: (message: string) => void
}

export interface Publisher {
  /** Makes the site say what the source says; one at a time, also between processes. */
  publish(options?: PublishOptions): Promise<Report>
  close(): void
}

/** A publisher that stays warm: the bundle is loaded once, the index stays open. */
export async function openPublisher(options: PublisherOptions): Promise<Publisher> {
  const bundle = options.bundle ?? (await ensureBundle())
  const warm = new WarmIndex()
  return {
    async publish(publishOptions = {}) {
      const lock = await lockPublishing(options.varDir, options.onWait)
      const start = performance.now()
      try {
        const outcome = await publishOnce(options, bundle, warm, publishOptions)
        const release = currentRelease(options.varDir)
        if (!release) throw new Error('Nothing could be published; the messages above say why.')
        return {
          ...outcome,
          seconds: (performance.now() - start) / 1000,
          release,
        }
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
  const { check, ownOnly = false, ...rest } = publishOptions
  const { varDir, source, now } = options
  const current = currentRelease(varDir)
  const release = {
    varDir,
    bundle,
    ...settingsOf(options),
    source,
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
      const isWhole = mend(current, index, {
        bundle,
        onDamage: options.onDamage,
        check,
      })
      const isSameSite = settingsKey(info) === settingsKey(options)
      if (isWhole && isMadeBy(info, bundle) && isSameSite) {
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
    // The index is a picture of the store: a damaged one is made anew, and every page with it.
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
 * Ends what a crash has cut short, and has pages made again that are not what they were. Answers whether all
 * else that a release consists of is there; a new one has it.
 */
function mend(
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
  if (suspects === 'all') expectWholeIndex(release)
  const problems = forgetDamagedPages(release, index, suspects)
  if (problems.length > 0)
    onDamage?.(
      `Rebuilding damaged pages of ${release}, ${problems.length} in all: ${problems.slice(0, 3).join(', ')}${problems.length > 3 ? ', …' : ''}`,
    )
  const left = suspects === 'all' ? removeLeftOver(release, index) : []
  if (left.length > 0) onDamage?.(`Files of ${release} that belonged to nothing: ${left.length}: ${left[0]}, …`)
  // Other code makes another release anyway.
  const isOwn = isMadeBy(readInfo(release), bundle)
  const missing = isOwn ? missingFiles(release, bundle) : []
  if (missing.length > 0) onDamage?.(`${missing[0]} is missing in ${release}; making a release anew.`)
  return missing.length === 0
}

/** By a look at its file, not at what an open index remembers of it. Throws DamagedReleaseError. */
function expectWholeIndex(release: string): void {
  const file = indexFile(release)
  const damage = damageOf(file)
  if (damage !== undefined) throw new DamagedReleaseError(file, { cause: new Error(damage) })
}

function isDamage(error: unknown): boolean {
  if (error instanceof DamagedReleaseError) return true
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && /^SQLITE_(CORRUPT|NOTADB)/.test(code)
}

/** The index of the release in use, kept open from one run to the next. */
class WarmIndex {
  #open: { inode: number; index: Index } | undefined

  /** Undefined where this code can't read the index, or it shows another store: it is made anew then. */
  open(release: string, origin: IndexOrigin): Index | undefined {
    const file = indexFile(release)
    // By its inode: after a rollback another release may be given the same number.
    const { ino: inode, size } = statSync(file, { throwIfNoEntry: false }) ?? { ino: -1, size: 0 }
    // SQLite would begin a new one in the place of an empty file, and wait for the readers of the old one.
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
