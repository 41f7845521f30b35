// Plain JavaScript that any Node from 20 on can run: it installs the Node that runs everything else.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Scripts of packages are not run: each brings its binaries, and what compiles or downloads fails elsewhere. */
const OPTIONS = ['--ignore-scripts', '--include=optional', '--engine-strict=false', '--no-audit', '--no-fund']

/**
 * The arguments of npm that make node_modules what package-lock.json says, or undefined where it is that already.
 * @param {string} root
 * @param {{ withTools: boolean }} needs whether the packages of development are needed too
 */
export function missingPackages(root, { withTools }) {
  const locked = packagesOf(join(root, 'package-lock.json'))
  if (!locked) throw new Error(`package-lock.json is missing in ${root}: get it back from the repository.`)
  const found = packagesOf(join(root, 'node_modules/.package-lock.json')) ?? {}
  /** @param {boolean} isDev */
  const isThere = (isDev) =>
    Object.entries(locked).every(([path, { version, optional, dev = false }]) =>
      found[path] ? found[path].version === version : optional || dev !== isDev,
    )
  const isComplete = isThere(false)
  if (isComplete && (!withTools || isThere(true))) return undefined
  // What is there stays: nothing is taken from under a running site.
  const command = isComplete ? ['install', '--no-save'] : ['ci']
  return [...command, withTools ? '--include=dev' : '--omit=dev', ...OPTIONS]
}

/**
 * What a lock file lists, by folder, without the project itself.
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, dev?: boolean }> | undefined}
 */
function packagesOf(file) {
  if (!existsSync(file)) return undefined
  const { '': _, ...packages } = JSON.parse(readFileSync(file, 'utf8')).packages
  return packages
}

/**
 * The Node to run with: the one among the packages, if it runs on this machine (with another C library it does not),
 * or else the running one. Throws where that is too old.
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
    `Node ${running.version} is too old and none came with the packages for ${platform}: install Node 24 (https://nodejs.org) and start again.`,
  )
}
