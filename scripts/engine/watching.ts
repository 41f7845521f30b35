import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tryLock, type Lock } from './lock.ts'
import { namesText, otherSettings, type PublishSettings } from './settings.ts'

// The publisher that watches a folder tells others what it publishes with: with other settings, each would render all
// pages of the other again.

/** The settings of a publisher that runs, and its process. */
interface Watching {
  pid: number
  settings: PublishSettings
}

/** The message is for people. */
export class OtherSettingsError extends Error {
  override name = 'OtherSettingsError'
}

const lockOf = (varDir: string) => join(varDir, 'watching.lock')
const noteOf = (varDir: string) => join(varDir, 'watching.json')

/** Throws OtherSettingsError if a publisher with other settings watches the folder. */
export function refuseOtherSettings(varDir: string, settings: PublishSettings): void {
  const lock = tryLock(lockOf(varDir))
  if (lock) return lock.release()
  const watching = readNote(varDir)
  const names = watching ? otherSettings(watching.settings, settings) : []
  if (!watching || names.length === 0) return
  const has = names.length === 1 ? `another ${namesText(names)}` : `other values of ${namesText(names)}`
  throw new OtherSettingsError(
    `The publisher that is running on ${varDir} (process ${watching.pid}) has ${has}, and each would render every ` +
      `page of the other again: use the same settings for both, or stop that one first. Nothing was published.`,
  )
}

/** The address that the running publisher gives to pages; undefined if none runs. */
export function runningOrigin(varDir: string): string | undefined {
  const lock = tryLock(lockOf(varDir))
  if (!lock) return readNote(varDir)?.settings.origin
  lock.release()
  return undefined
}

/** Tells others about this publisher, unless another one with the same settings does. Throws OtherSettingsError. */
export function startWatching(varDir: string, settings: PublishSettings): Lock | undefined {
  const lock = tryLock(lockOf(varDir))
  if (!lock) {
    refuseOtherSettings(varDir, settings)
    return undefined
  }
  const note: Watching = { pid: process.pid, settings }
  const fresh = `${noteOf(varDir)}.${process.pid}`
  // It has keys of services.
  writeFileSync(fresh, JSON.stringify(note), { mode: 0o600 })
  renameSync(fresh, noteOf(varDir))
  return lock
}

/** Undefined while it is being written for the first time. */
function readNote(varDir: string): Watching | undefined {
  try {
    return JSON.parse(readFileSync(noteOf(varDir), 'utf8')) as Watching
  } catch {
    return undefined
  }
}
