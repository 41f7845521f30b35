import type { Steps } from './compare.ts'
import type { DeployReport } from './deploy-report.ts'
import { contentOf, type Snapshot } from './local.ts'
import { UNSURE, type Known, type Manifest } from './manifest.ts'
import type { Content, Target } from './target.ts'

export type Tick = (done: number, total: number) => void

export interface Work {
  target: Target
  snapshot: Snapshot
  manifest: Manifest
  steps: Steps
  report: DeployReport
  stop: AbortSignal
  onProgress?: Tick
}

/** Interval of recording progress, so that an interrupted run need not start over. */
const NOTE_EVERY_MS = 10_000

/**
 * Stores new files and removes old ones. Returns whether the release is complete there; not if publishing changed
 * something meanwhile, in which case nothing was removed.
 */
export async function carryOut(work: Work): Promise<boolean> {
  const { target, snapshot, manifest, steps, report } = work
  const { release } = snapshot
  const isNothing = steps.put.flat().length + steps.remove.length + steps.keep.size === 0
  if (isNothing) {
    if (manifest.release !== release) await manifest.note(new Map(), { release })
    return true
  }
  const touched = [...steps.put.flat(), ...steps.remove]
  const intent = touched.map((file) => [file, UNSURE] as const)
  await manifest.note(new Map(intent), { purge: true })
  const done = await storeAll(work)
  if (!done) return false
  await inBatches(steps.remove, target.batch, async (files) => {
    work.stop.throwIfAborted()
    await target.remove(files)
  })
  report.removed.push(...steps.remove)
  for (const file of steps.remove) done.set(file, null)
  for (const [file, known] of steps.keep) done.set(file, known)
  await manifest.note(done, { release })
  return true
}

/** Returns what is done but not recorded yet; undefined if a file has changed meanwhile. */
async function storeAll(work: Work): Promise<Map<string, Known | null> | undefined> {
  const { target, snapshot, manifest, steps, report, stop, onProgress } = work
  const done = new Map<string, Known | null>()
  const total = steps.put.flat().length
  let count = 0
  let hasMoved = false
  let noted = performance.now()
  try {
    for (const group of steps.put) {
      await inBatches(group, target.batch, async (files) => {
        stop.throwIfAborted()
        const contents = await contentsOf(snapshot, files)
        hasMoved ||= contents.length < files.length
        const objects = contents.flatMap((content) => target.objectsOf(content))
        if (objects.length > 0) await target.put(objects)
        for (const { file } of contents) done.set(file, snapshot.files.get(file)!)
        for (const { name, bytes } of objects) {
          report.stored.push(name)
          report.bytes += bytes.length
        }
        onProgress?.((count += files.length), total)
        if (performance.now() - noted < NOTE_EVERY_MS) return
        await manifest.note(done)
        done.clear()
        noted = performance.now()
      })
    }
  } catch (error) {
    // Record what is stored for the next run. Only the first error matters.
    await manifest.note(done).catch(() => {})
    throw error
  }
  if (!hasMoved) return done
  await manifest.note(done)
  return undefined
}

async function contentsOf(snapshot: Snapshot, files: readonly string[]): Promise<Content[]> {
  const contents = files.map((file) => contentOf(snapshot, file))
  return contents.filter((content) => content !== undefined)
}

async function inBatches(
  files: readonly string[],
  size: number,
  work: (files: string[]) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < files.length; from += size) await work(files.slice(from, from + size))
}
