// Plain JavaScript for Node 20 and newer: it installs the Node that runs everything else.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Install scripts are not run: packages include binaries, and scripts that compile or download fail elsewhere. Packages
 * that need a newer Node than this one get it from the packages, so npm's warnings would only frighten.
 */
const OPTIONS = [
  '--ignore-scripts',
  '--include=optional',
  '--engine-strict=false',
  '--loglevel=error',
  '--no-audit',
  '--no-fund',
]

/**
 * npm's arguments to make node_modules match package-lock.json, or undefined if it already does.
 * @param {string} root
 * @param {{ withTools: boolean }} needs whether development packages are needed too
 */
export function missingPackages(root, { withTools }) {
  const locked = packagesOf(join(root, 'package-lock.json'))
  if (!locked) throw new Error(`package-lock.json is missing in ${root}: restore it from the repository.`)
  const found = packagesOf(join(root, 'node_modules/.package-lock.json')) ?? {}
  /** @param {boolean} isDev */
  const isThere = (isDev) =>
    Object.entries(locked).every(([path, { version, optional, dev = false }]) =>
      found[path] ? found[path].version === version : optional || dev !== isDev,
    )
  const isComplete = isThere(false)
  if (isComplete && (!withTools || isThere(true))) return undefined
  // Existing packages stay, because a site may be running on them.
  const command = isComplete ? ['install', '--no-save'] : ['ci']
  return [...command, withTools ? '--include=dev' : '--omit=dev', ...OPTIONS]
}

/**
 * The packages of a lock file by folder, without the project itself.
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, dev?: boolean }> | undefined}
 */
function packagesOf(file) {
  if (!existsSync(file)) return undefined
  const { '': _, ...packages } = JSON.parse(readFileSync(file, 'utf8')).packages
  return packages
}

/**
 * The Node to run with: the packages' one, if it runs on this machine (not with another C library), else the running
 * one. Throws if that is too old.
 * @param {string} root
 * @param {{ path: string, version: string }} running
 */
export function chooseNode(root, running) {
  const platform = `${process.platform}-${process.arch}`
  const node = join(root, `node_modules/node-${platform}/bin/node`)
  if (existsSync(node) && spawnSync(node, ['--version']).status === 0) return node
  const [major = 0, minor = 0] = running.version.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 18)) return running.path
  throw new Error(
    `Node ${running.version} is too old and the packages have none for ${platform}: install Node 24 ` +
      `(https://nodejs.org) and start again.`,
  )
}
