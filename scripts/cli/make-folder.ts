import { mkdirSync, statSync, type Stats } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** A folder cannot be created; the message says why, and what to do. */
export class FolderError extends Error {
  override name = 'FolderError'
}

interface Named {
  /** The setting or option that names the folder: `VAR_DIR`, `--out`. */
  by: string
  /** Of created folders. */
  mode?: number
}

/**
 * Creates an operator's folder with its parents. Level by level, because Node's `recursive` hangs below /proc. Throws
 * FolderError, or the system's error for other reasons.
 */
export function makeFolder(folder: string, { by, mode }: Named): void {
  const path = resolve(folder)
  const found = entryAt(path)
  if (found?.isDirectory()) return
  if (found) {
    throw new FolderError(
      `${path} is a file, and a folder is needed: move it away, or choose another folder with ${by}.`,
    )
  }
  makeFolder(dirname(path), { by, ...(mode !== undefined && { mode }) })
  try {
    mkdirSync(path, mode)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // Another process may have been faster.
    if (code === 'EEXIST' && entryAt(path)?.isDirectory()) return
    if (code !== 'ENOENT' && code !== 'EEXIST') throw error
    throw new FolderError(`The folder ${path} cannot be created (${code}): choose another one with ${by}.`, {
      cause: error,
    })
  }
}

function entryAt(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false })
}
