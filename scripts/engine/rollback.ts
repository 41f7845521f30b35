import { renameSync } from 'node:fs'
import { basename, join } from 'node:path'
import { openIndex, isCurrentIndex } from '#data/index/open.ts'
import { madeBundle, type Bundle } from './bundle.ts'
import { publishInPlace } from './in-place.ts'
import { finishJournal } from './journal.ts'
import { lockPublishing, type OnWait } from './lock.ts'
import type { Report } from './outcome.ts'
import { settingsOf } from './settings.ts'
import { currentRelease, indexFile, readInfo, releaseIds, releasesDir, switchTo } from './release.ts'
import { dropUndo, latestUndo, undoSource } from './undo.ts'

export interface RollbackOptions {
  varDir: string
  /** The release's bundle; by default the cached one. */
  bundle?: Bundle
  onWait?: OnWait
}

/**
 * Undoes the latest publish: a small change by publishing the previous content, a release by switching to the previous
 * one. Undefined if there is nothing to go back to.
 */
export async function rollback({ varDir, bundle, onWait }: RollbackOptions): Promise<Report | undefined> {
  const lock = await lockPublishing(varDir, onWait)
  const start = performance.now()
  try {
    const current = currentRelease(varDir)
    if (!current) return undefined
    const undone = await undoSmallChange(varDir, current, bundle)
    const release = undone ? current : switchBack(varDir, current)
    if (!release) return undefined
    const nothing = {
      planned: 0,
      rendered: 0,
      unchanged: 0,
      removed: 0,
      failed: 0,
      renderMs: 0,
      compressMs: 0,
      failures: [],
    }
    return {
      ...(undone ?? nothing),
      release,
      seconds: (performance.now() - start) / 1000,
    }
  } finally {
    lock.release()
  }
}

async function undoSmallChange(varDir: string, release: string, ready: Bundle | undefined) {
  const index = openIndex(indexFile(release), { readonly: false })
  try {
    const info = readInfo(release)
    const bundle = ready ?? madeBundle(info.bundle)
    if (!bundle || !isCurrentIndex(index, bundle.inputs)) return undefined
    finishJournal(release, index)
    const latest = latestUndo(index)
    if (!latest) return undefined
    const outcome = await publishInPlace({
      varDir,
      release,
      index,
      bundle,
      ...settingsOf(info),
      source: undoSource(latest.undo),
      now: Date.now(),
      refreshShabbatTimes: false,
      isUndo: true,
    })
    if (outcome) dropUndo(index, latest.id)
    return outcome
  } finally {
    index.close()
  }
}

/** Switches to the previous release; the abandoned one keeps its files but not its name. */
function switchBack(varDir: string, current: string): string | undefined {
  const id = Number(basename(current))
  const before = releaseIds(varDir)
    .filter((other) => other < id)
    .at(-1)
  if (before === undefined) return undefined
  const release = join(releasesDir(varDir), String(before))
  switchTo(varDir, release)
  renameSync(current, `${current}.withdrawn`)
  return release
}
