import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A memory disk, where there is one: what is measured does not wait for a disk there. */
export const MEMORY = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

/** Runs a trial in a new folder, which goes with it. */
export async function inFolder<T>(name: string, use: (dir: string) => Promise<T>, place = tmpdir()): Promise<T> {
  const dir = mkdtempSync(join(place, `${name}-`))
  try {
    return await use(dir)
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
