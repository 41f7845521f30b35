// Plain JavaScript that any Node from 20 on can run: it installs the Node
// that runs everything else.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { install, InstallError } from './install.mjs'
import { lockedPackages, readText } from './lock-file.mjs'

/**
 * Makes node_modules what package-lock.json says and answers the path of the
 * Node that came with it, or undefined where there is none for this machine.
 * @param {string} root
 * @returns {Promise<string | undefined>}
 */
export async function ensurePackages(root) {
  const hash = lockHash(root)
  const stamp = readStamp(root)
  if (stamp?.hash === hash) return stamp.node
  if (!installedAsLocked(root)) await install(root)
  const node = bundledNode(root)
  writeStamp(root, hash, node)
  return node
}

/** @param {string} root */
function stampFile(root) {
  return join(root, 'node_modules', '.lock-stamp')
}

/** @param {string} root */
function readStamp(root) {
  const text = readText(stampFile(root))
  if (text === undefined) return undefined
  const [hash, node] = text.split('\n')
  // The folder may have been moved since, and the path with it.
  if (node && !existsSync(node)) return undefined
  return { hash, node: node || undefined }
}

/**
 * @param {string} root
 * @param {string} hash
 * @param {string | undefined} node
 */
function writeStamp(root, hash, node) {
  try {
    writeFileSync(stampFile(root), `${hash}\n${node ?? ''}\n`)
  } catch {
    // A read-only tree costs a comparison at every start, and nothing else.
  }
}

/** @param {string} root */
function lockHash(root) {
  const text = readText(join(root, 'package-lock.json'))
  if (text === undefined) {
    throw new InstallError(
      `package-lock.json is missing in ${root}: get it back from the repository.`,
    )
  }
  return createHash('sha256')
    .update(`${process.platform} ${process.arch}\n${text}`)
    .digest('hex')
}

/**
 * Whether an `npm ci` by hand has already done the work; npm leaves a list of
 * what it installed.
 * @param {string} root
 */
function installedAsLocked(root) {
  const list = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(list)) return false
  const found = lockedPackages(list)
  const wanted = lockedPackages(join(root, 'package-lock.json'))
  return Object.entries(wanted).every(([path, { version, optional }]) =>
    found[path] ? found[path].version === version : optional,
  )
}

/**
 * The Node 24 among the packages, if it runs on this machine (it does not
 * where the C library is another one).
 * @param {string} root
 */
function bundledNode(root) {
  const name = `node-${process.platform}-${process.arch}`
  const node = join(root, 'node_modules', name, 'bin', 'node')
  if (!existsSync(node)) return undefined
  return spawnSync(node, ['--version']).status === 0 ? node : undefined
}

/**
 * The Node to run with, or the sentence that says what to do.
 * @param {string | undefined} bundled path of the Node among the packages
 * @param {{ path: string, version: string }} running
 * @returns {{ node: string } | { problem: string }}
 */
export function chooseNode(bundled, running) {
  if (bundled) return { node: bundled }
  const [major = 0, minor = 0] = running.version.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 18)) return { node: running.path }
  return {
    problem: `Node ${running.version} is too old and none came with the packages for ${process.platform} ${process.arch}: install Node 24 (https://nodejs.org) and start again.`,
  }
}
