import { globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The clock of processes started with its settings. */
export interface JumpingClock {
  env: Record<string, string>
  /** Sets it ahead of (or behind) real time. */
  jumpBy(ms: number): void
  /** Sets it to a moment, from which it continues. */
  jumpTo(moment: string): void
}

const LIBRARY = 'faketime/libfaketime.so.1'
const FOLDERS = ['/usr/lib/*', '/usr/lib', '/usr/local/lib', '/usr/lib64']

/** Undefined without libfaketime. */
export function openJumpingClock(dir: string): JumpingClock | undefined {
  const [library] = FOLDERS.flatMap((folder) => globSync(join(folder, LIBRARY)))
  if (!library) return undefined
  const file = join(dir, 'clock')
  const jumpBy = (ms: number) => {
    const seconds = Math.round(ms / 1000)
    writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}\n`)
  }
  jumpBy(0)
  return {
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      // Read the file on every access, so that jumps take effect at once.
      FAKETIME_NO_CACHE: '1',
      // As on a real machine, timers ignore clock jumps.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    jumpBy,
    jumpTo: (moment) => jumpBy(Date.parse(moment) - Date.now()),
  }
}
