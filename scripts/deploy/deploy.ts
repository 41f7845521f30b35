import type { DeployReport } from './deploy-report.ts'
import { hash } from 'node:crypto'
import { join } from 'node:path'
import { lockFile } from '../engine/lock.ts'
import { knownByListing, stepsFor, type Steps } from './compare.ts'
import { DeployError } from './errors.ts'
import { claim, machineOf } from './lease.ts'
import { snapshotOf, type Snapshot, type Stamps } from './local.ts'
import {
  DamagedManifest,
  readManifest,
  startManifest,
  type Known,
  type Manifest,
  type ManifestOptions,
} from './manifest.ts'
import { purge, hasRewritten, urlOf, type PurgeHook } from './purge.ts'
import { NOTES, type Target } from './target.ts'
import { carryOut, type Tick } from './upload.ts'

export interface DeployOptions {
  varDir: string
  /** Public address of the site, for the addresses to purge. */
  origin: string
  target: Target
  now: () => number
  stop: AbortSignal
  /** Takes over a target that has files but no manifest. */
  adopt?: boolean
  hook?: PurgeHook
  onWait?: () => void
  onNote?: (line: string) => void
  onProgress?: Tick
  /** Cache between runs, for long-running processes. */
  memory?: Memory
  lease?: { beatMs?: number; goneMs?: number }
}

export interface Memory {
  stamps: Stamps
  known: ManifestOptions['known']
}

export const newMemory = (): Memory => ({
  stamps: new Map(),
  known: new Map(),
})

const MAX_PASSES = 5

/** Deploys the current release to a target; one deploy at a time, also between machines. */
export async function deploy(options: DeployOptions): Promise<DeployReport> {
  const { varDir, target, stop, onWait } = options
  const folder = join(varDir, 'deploy')
  const name = hash('sha1', target.name).slice(0, 12)
  const lock = await lockFile(join(folder, `${name}.lock`), onWait)
  try {
    const machine = machineOf(folder)
    const lease = await claim(target, { machine, stop, onWait, ...options.lease })
    try {
      return await deployHeld(options, lease.check)
    } finally {
      // If this fails too, the note expires after a minute.
      await lease.release().catch(() => {})
    }
  } finally {
    lock.release()
  }
}

async function deployHeld(options: DeployOptions, check: () => Promise<void>): Promise<DeployReport> {
  const { varDir, origin, target, now, hook } = options
  const start = performance.now()
  const memory = options.memory ?? newMemory()
  const manifestOptions = { now, check, known: memory.known }
  let snapshot = await snapshotOf(varDir, memory.stamps)
  const manifest = await openManifest(options, snapshot, manifestOptions)
  const report: DeployReport = {
    target: target.name,
    release: snapshot.release,
    stored: [],
    removed: [],
    unchanged: 0,
    bytes: 0,
    urls: [],
    rewritten: false,
    complete: false,
    seconds: 0,
  }
  for (let pass = 1; pass <= MAX_PASSES && !report.complete; pass++) {
    if (pass > 1) snapshot = await snapshotOf(varDir, memory.stamps)
    const steps = stepsFor(snapshot.files, thereAs(manifest, target), now())
    report.release = snapshot.release
    if (pass === 1) report.unchanged = steps.unchanged
    report.complete = await carryOut({ ...options, snapshot, manifest, steps, report })
  }
  const changed = await manifest.unpurged()
  report.urls = [...changed].sort().map((file) => urlOf(file, origin))
  report.rewritten = hasRewritten(changed)
  if (hook) await purge(hook, report.urls)
  await manifest.purged()
  report.seconds = (performance.now() - start) / 1000
  return report
}

/** The files there; none count if they are stored in another way. */
function thereAs({ files, profile }: Manifest, target: Target): ReadonlyMap<string, Known> {
  if (profile === target.profile) return files
  return new Map([...files].map(([file]) => [file, '?']))
}

async function openManifest(
  options: DeployOptions,
  snapshot: Snapshot,
  manifestOptions: ManifestOptions,
): Promise<Manifest> {
  const { target, adopt = false, onNote } = options
  let isOurs = false
  try {
    const manifest = await readManifest(target, manifestOptions)
    if (manifest) return manifest
    if (!adopt) await expectEmpty(target)
  } catch (error) {
    if (!(error instanceof DamagedManifest)) throw error
    onNote?.(damageLine(target, error))
    isOurs = true
  }
  const { files, notes } = await knownByListing(target, snapshot, { isOurs })
  const manifest = await startManifest(target, files, manifestOptions)
  await manifest.note(new Map())
  for (const name of notes) if (!manifest.uses(name)) await target.removeNote(name)
  return manifest
}

const damageLine = ({ name }: Target, { message }: Error): string =>
  `The manifest at ${name} is unusable (${message}): it is rebuilt from the files there. There is nothing to do.`

async function expectEmpty(target: Target): Promise<void> {
  for await (const { name } of target.list()) {
    if (name.startsWith(NOTES)) continue
    throw new DeployError(
      `${target.name} has files (${name}) but no manifest: choose an empty target, or add --adopt to take it over, which deletes pages that the site does not have. Nothing was changed.`,
    )
  }
}

/** What a deploy would do, without changing anything. */
export async function rehearse({ varDir, target, now, onNote }: DeployOptions): Promise<Steps & { release: number }> {
  const memory = newMemory()
  const snapshot = await snapshotOf(varDir, memory.stamps)
  const { release } = snapshot
  const check = async () => {}
  let there: ReadonlyMap<string, Known> = new Map()
  try {
    const options = { now, check, known: memory.known }
    const manifest = await readManifest(target, options)
    if (manifest) there = thereAs(manifest, target)
    else there = (await knownByListing(target, snapshot, { isOurs: false })).files
  } catch (error) {
    if (!(error instanceof DamagedManifest)) throw error
    onNote?.(damageLine(target, error))
    there = (await knownByListing(target, snapshot, { isOurs: true })).files
  }
  return { ...stepsFor(snapshot.files, there, now()), release }
}
