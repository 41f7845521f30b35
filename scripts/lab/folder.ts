import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A RAM disk if available, to exclude disk waits. */
export const MEMORY = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

/** Runs a trial in a temporary folder. */
export async function inFolder<T>(name: string, use: (dir: string) => Promise<T>, place = tmpdir()): Promise<T> {
  const dir = mkdtempSync(join(place, `${name}-`))
  try {
    return await use(dir)
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
