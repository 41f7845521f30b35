// Plain JavaScript that any Node from 20 on can run: it installs the Node
// that runs everything else.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { install, InstallError } from './install.mjs'
import { lockedPackages, readText } from './lock-file.mjs'

/** Stands in the stamp where the packages of development are there too. */
const TOOLS = 'with tools'

/**
 * Makes node_modules what package-lock.json says and answers the path of the
 * Node that came with it, or undefined where there is none for this machine.
 * @param {string} root
 * @param {{ withTools: boolean }} needs whether the packages of development are needed too
 * @returns {Promise<string | undefined>}
 */
export async function ensurePackages(root, { withTools }) {
  const hash = lockHash(root)
  const stamp = readStamp(root)
  const isEnough = stamp?.hasTools || !withTools
  if (stamp?.hash === hash && isEnough) return stamp.node
  if (!installedAsLocked(root, { withTools })) {
    // What has been there stays; nothing is taken from under a running site.
    const isAddition = stamp?.hash === hash
    await install(root, {
      withTools: withTools || stamp?.hasTools === true,
      isAddition,
    })
  }
  const node = bundledNode(root)
  const hasTools = withTools || installedAsLocked(root, { withTools: true })
  writeStamp(root, { hash, node, hasTools })
  return node
}

/** @param {string} root */
function stampFile(root) {
  return join(root, 'node_modules', '.lock-stamp')
}

/**
 * @typedef {{ hash?: string, node: string | undefined, hasTools: boolean }} Stamp
 * @param {string} root
 * @returns {Stamp | undefined}
 */
function readStamp(root) {
  const text = readText(stampFile(root))
  if (text === undefined) return undefined
  const [hash, node, tools] = text.split('\n')
  // The folder may have been moved since, and the path with it.
  if (node && !existsSync(node)) return undefined
  return { hash, node: node || undefined, hasTools: tools === TOOLS }
}

/**
 * @param {string} root
 * @param {Stamp} stamp
 */
function writeStamp(root, { hash, node, hasTools }) {
  try {
    writeFileSync(
      stampFile(root),
      `${hash}\n${node ?? ''}\n${hasTools ? TOOLS : ''}\n`,
    )
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
 * @param {{ withTools: boolean }} needs
 */
function installedAsLocked(root, { withTools }) {
  const list = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(list)) return false
  const found = lockedPackages(list)
  const wanted = lockedPackages(join(root, 'package-lock.json'), { withTools })
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
