// `node scripts/run.mjs publish --json` runs scripts/publish.ts under Node 24 with the packages of the lock file,
// whatever Node started it. Plain JavaScript, because on a fresh machine nothing is there yet.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chooseNode, missingPackages } from './packages.mjs'
import { SPARING } from './sparing.mjs'

const SCRIPTS = dirname(fileURLToPath(import.meta.url))
const ROOT = dirname(SCRIPTS)

/** The commands that need the packages of development. */
const WITH_TOOLS = ['test', 'test:full', 'check', 'format', 'pictures', 'bench']

/** The commands that publish in their own process. */
const PUBLISHING = ['publish', 'nightly']

/**
 * Caching compiled code saves a quarter of each start. With a pool of memory per thread, each would keep what it once
 * needed.
 */
const DEFAULTS = {
  ASTRO_TELEMETRY_DISABLED: '1',
  MALLOC_ARENA_MAX: '2',
  NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node'),
}

/** @param {string[]} argv */
async function main([name = '', ...args]) {
  if (Number.parseInt(process.versions.node) < 20) {
    throw new Error(`Node ${process.versions.node} is too old: install Node 24.`)
  }
  const file = join(SCRIPTS, `${name.replaceAll(':', '-')}.ts`)
  if (!/^[a-z:-]+$/.test(name) || !existsSync(file)) {
    throw new Error(`There is no command "${name}": see \`npm run\` for the list.`)
  }
  const withTools = WITH_TOOLS.includes(name)
  const missing = missingPackages(ROOT, { withTools })
  if (missing) await install(missing)
  const running = { path: process.execPath, version: process.versions.node }
  const flags = PUBLISHING.includes(name) ? SPARING : []
  return runScript(chooseNode(ROOT, running), [...flags, file, ...args])
}

/** @param {string[]} args */
async function install(args) {
  process.stderr.write('Installing the packages …\n')
  const npm = process.env.npm_execpath
  const code = npm?.endsWith('npm-cli.js') ? await endOf(process.execPath, [npm, ...args]) : await endOf('npm', args)
  if (code !== 0) throw new Error('Installing the packages failed; npm gave the reason above.')
}

/**
 * @param {string} node
 * @param {string[]} args
 */
function runScript(node, args) {
  const path = [dirname(node), process.env.PATH].join(delimiter)
  const settings = join(ROOT, '.env')
  const flags = ['--disable-warning=ExperimentalWarning']
  if (existsSync(settings)) flags.push(`--env-file=${settings}`)
  const env = { ...DEFAULTS, ...process.env, PATH: path }
  // By the channel it hears when this process is killed.
  return endOf(node, [...flags, ...args], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env })
}

/**
 * Runs a program that exits with this one. Returns its exit code.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options] by default npm's: its output goes to standard error
 * @returns {Promise<number>}
 */
function endOf(program, args, options = { cwd: ROOT, stdio: ['ignore', 2, 2] }) {
  const child = spawn(program, args, options)
  let isAsked = false
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => (isAsked = child.kill(signal)))
  // A second signal would end it at once.
  endWithNpm(() => isAsked || child.kill('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 1)))
  })
}

/**
 * npm forwards neither SIGHUP nor its own exit. Its shell would swallow SIGINT, so the commands of package.json replace
 * that shell (`exec`).
 * @param {() => void} end
 */
function endWithNpm(end) {
  if (!process.env.npm_lifecycle_script) return
  const npm = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(timer)
    end()
  }, 500)
  timer.unref()
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error) => {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  },
)
