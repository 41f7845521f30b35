import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { inBatches } from '#data/store/batches.ts'
import type { Store } from '#data/store/database.ts'
import { dropRuns, listRuns, stateOf } from '#data/store/import-runs.repository.ts'
import {
  approvedDir,
  dropApproved,
  dropFolder,
  dropImportFiles,
  dropWaiting,
  importsDir,
  incomingDir,
  waitingDir,
  type UploadsPlace,
} from '#data/store/uploads.ts'
import { forgetUnsaved, knownFiles, knownUploads } from './edits.repository.ts'

/** Longer than any request. */
const STALE_MS = 3_600_000
/** Longer than an editor keeps a listing unsaved: a week. */
const UNSAVED_MS = 7 * 86_400_000

/** Deletes leftovers of killed processes: files without an edit, folders without a request. */
export async function sweepUploads(store: Store, config: UploadsPlace, now: number): Promise<void> {
  const incoming = incomingDir(config)
  for (const name of await oldIn(incoming, now)) {
    await dropFolder(join(incoming, name))
  }
  const waiting = await oldIn(waitingDir(config), now)
  for (const names of inBatches(waiting)) {
    const known = await knownFiles(store, names)
    await dropWaiting(
      config,
      names.filter((name) => !known.has(name)),
    )
  }
  await sweepImports(store, config, now)
  await forgetUnsaved(store, now - UNSAVED_MS)
  const approved = await oldIn(approvedDir(config), now)
  const keys = [...new Set(approved.map((name) => name.replace(/-\d+\.webp$/, '')))]
  for (const some of inBatches(keys)) {
    const known = await knownUploads(store, some)
    await dropApproved(
      config,
      some.filter((key) => !known.has(key)),
    )
  }
}

/** Forgets imports after a week, with their files. */
async function sweepImports(store: Store, config: UploadsPlace, now: number): Promise<void> {
  const runs = await listRuns(store)
  const old = runs.filter((run) => run.at < now - UNSAVED_MS && stateOf(run, now) !== 'running')
  await dropRuns(
    store,
    old.map(({ id }) => id),
  )
  const keptFiles = new Set(runs.filter((run) => !old.includes(run)).map(({ file }) => file))
  const files = await oldIn(importsDir(config), now)
  await dropImportFiles(
    config,
    files.filter((file) => !keptFiles.has(file)),
  )
}

/** The stale entries of a folder. */
async function oldIn(folder: string, now: number): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const old: string[] = []
  for (const name of names) {
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found && found.mtimeMs < now - STALE_MS) old.push(name)
  }
  return old
}
