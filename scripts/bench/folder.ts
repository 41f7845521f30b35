import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new folder for what a benchmark makes: in the place that is asked for, else on a memory disk where there is one. */
export function benchFolder(name: string, place?: string): string {
  const base = place ?? (existsSync('/dev/shm') ? '/dev/shm' : tmpdir())
  return mkdtempSync(join(base, `${name}-`))
}
