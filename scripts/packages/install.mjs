// Plain JavaScript, part of the bootstrap.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { barLine, clockTime, plainLine } from '../cli/bar.mjs'
import { lockedPackages } from './lock-file.mjs'

/** A refusal that is told in one line, without a stack. */
export class InstallError extends Error {
  /** @override */
  name = 'InstallError'
  exitCode = 1
}

/**
 * Scripts of packages are not run: each brings its binaries inside, and a
 * script that compiles or downloads is what fails on other people's machines.
 */
const OPTIONS = [
  '--ignore-scripts',
  '--include=optional',
  '--engine-strict=false',
  '--no-audit',
  '--no-fund',
]

/** What asks a command to end: everything that it has started ends with it. */
export const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Runs npm with one line of progress.
 * @param {string} root
 * @param {{ withTools: boolean, isAddition: boolean }} how with the packages of development; to those that are there, which stay
 */
export async function install(root, { withTools, isAddition }) {
  const began = Date.now()
  const stop = reportProgress(root, began, withTools)
  const command = isAddition ? ['install', '--no-save'] : ['ci']
  const tools = withTools ? '--include=dev' : '--omit=dev'
  const { code, signal, said } = await runNpm(root, [...command, tools, ...OPTIONS]) // prettier-ignore
  stop()
  if (signal) {
    throw Object.assign(new InstallError('Stopped while installing.'), {
      exitCode: 130,
    })
  }
  if (code !== 0) throw new InstallError(whyItFailed(said, root))
  const seconds = clockTime((Date.now() - began) / 1000)
  process.stderr.write(`Installing packages: done in ${seconds}\n`)
}

/**
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<{ code: number | null, signal: string | null, said: string }>}
 */
function runNpm(root, args) {
  const cli = process.env.npm_execpath
  const ownCli = cli?.endsWith('npm-cli.js')
  const child = ownCli
    ? spawn(process.execPath, [String(cli), ...args], { cwd: root })
    : spawn('npm', args, { cwd: root, shell: process.platform === 'win32' })
  return new Promise((resolve) => {
    let said = ''
    /** @type {string | null} */
    let stopped = null
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => {
      stopped = signal
      child.kill(signal)
    }
    for (const name of SIGNALS) process.once(name, forward)
    child.stdout.on('data', (data) => (said += data))
    child.stderr.on('data', (data) => (said += data))
    child.on('error', (error) => (said += `npm error ${error.message}\n`))
    child.on('close', (code, signal) => {
      for (const name of SIGNALS) process.off(name, forward)
      resolve({ code, signal: stopped ?? signal, said })
    })
  })
}

/**
 * Counts the packages that have arrived on disk, as npm itself does not say.
 * @param {string} root
 * @param {number} began
 * @param {boolean} withTools
 */
function reportProgress(root, began, withTools) {
  const out = process.stderr
  const lock = lockedPackages(join(root, 'package-lock.json'), { withTools })
  const paths = Object.keys(lock).filter((path) => fitsHere(lock[path] ?? {}))
  const look = () => ({
    label: 'Installing packages',
    done: paths.filter((p) => existsSync(join(root, p, 'package.json'))).length,
    total: paths.length,
    seconds: (Date.now() - began) / 1000,
  })
  if (!out.isTTY) out.write(`Installing ${paths.length} packages …\n`)
  const draw = () =>
    out.isTTY
      ? out.write(`\r${barLine(look(), out.columns)}\x1b[K`)
      : out.write(`${plainLine(look())}\n`)
  const timer = setInterval(draw, out.isTTY ? 250 : 5000)
  return () => {
    clearInterval(timer)
    if (out.isTTY) out.write('\r\x1b[K')
  }
}

/** @param {import('./lock-file.mjs').Package} entry */
function fitsHere({ os = [], cpu = [] }) {
  return (
    allows([os].flat(), process.platform) && allows([cpu].flat(), process.arch)
  )
}

/**
 * @param {string[]} list names that are allowed, or with a `!` forbidden
 * @param {string} value
 */
function allows(list, value) {
  if (list.includes(`!${value}`)) return false
  return list.includes(value) || list.every((entry) => entry.startsWith('!'))
}

/** @type {[RegExp, string][]} */
const CAUSES = [
  [/ENOSPC/, 'the disk is full: free at least 1 GB and start again.'],
  [
    /EROFS|EACCES|EPERM/,
    '{folder} cannot be written: check its owner and mode and start again.',
  ],
  [
    /EUSAGE/,
    'package.json and package-lock.json do not agree: run `npm install` and keep both files.',
  ],
  [
    /EINTEGRITY/,
    'a package is not the one that the lock file names: run `npm cache verify` and start again.',
  ],
  [
    /E40[137]/,
    'the package registry refuses this machine: check the npm settings (`npm config list`) and start again.',
  ],
  [
    /ENOENT.*npm|npm.*ENOENT/,
    'npm was not found: install Node 24 with npm and start again.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|SOCKET|E50\d|CERT/,
    'the package registry cannot be reached: check the network or the proxy settings and start again.',
  ],
]

/**
 * @param {string} said everything that npm printed
 * @param {string} root
 */
export function whyItFailed(said, root) {
  const code = /npm (?:error|ERR!) code (\S+)/.exec(said)?.[1]
  const text = /ENOSPC/.test(said) ? 'ENOSPC' : (code ?? said)
  const cause = CAUSES.find(([pattern]) => pattern.test(text))?.[1]
  const first = /npm (?:error|ERR!) (?!code )(.+)/.exec(said)?.[1]
  const folder = /npm (?:error|ERR!) path (.+)/.exec(said)?.[1] ?? root
  const why =
    cause?.replace('{folder}', folder) ?? first ?? 'npm gave no reason.'
  return `Installing the packages failed${code ? ` (${code})` : ''}: ${why}`
}
