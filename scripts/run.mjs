// `node scripts/run.mjs publish --json` runs scripts/publish.ts under Node 24
// with the packages of the lock file, whatever Node started it. Plain
// JavaScript, because on a fresh machine nothing is there yet.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SIGNALS } from './packages/install.mjs'
import { chooseNode, ensurePackages } from './packages/needed.mjs'

const SCRIPTS = dirname(fileURLToPath(import.meta.url))
const ROOT = dirname(SCRIPTS)

/** The commands that need the packages of development. */
const WITH_TOOLS = ['test', 'test:full', 'check', 'format', 'bench', 'fault']

/** Code that Node has once read is kept: a quarter less to do at each start. */
const DEFAULTS = {
  ASTRO_TELEMETRY_DISABLED: '1',
  NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node'),
}

/**
 * @param {string} node
 * @param {string} file
 * @param {string[]} args
 * @returns {Promise<number>}
 */
function runScript(node, file, args) {
  const path = [dirname(node), process.env.PATH].join(delimiter)
  const settings = join(ROOT, '.env')
  const flags = ['--disable-warning=ExperimentalWarning']
  if (existsSync(settings)) flags.push(`--env-file=${settings}`)
  const child = spawn(node, [...flags, file, ...args], {
    stdio: 'inherit',
    env: { ...DEFAULTS, ...process.env, PATH: path },
  })
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal))
  endWithNpm(() => child.kill('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) =>
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 1)),
    )
  })
}

/**
 * npm hands on neither SIGHUP nor its own end. SIGINT its shell would keep
 * to itself: the commands of package.json replace that shell (`exec`).
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

/**
 * @param {string[]} argv
 * @returns {Promise<number>}
 */
async function main([name = '', ...args]) {
  if (Number.parseInt(process.versions.node) < 20) {
    return fail(`Node ${process.versions.node} is too old: install Node 24.`)
  }
  const file = join(SCRIPTS, `${name.replaceAll(':', '-')}.ts`)
  if (!/^[a-z:-]+$/.test(name) || !existsSync(file)) {
    return fail(`There is no command "${name}": see \`npm run\` for the list.`)
  }
  const bundled = await ensurePackages(ROOT, {
    withTools: WITH_TOOLS.includes(name),
  })
  const running = { path: process.execPath, version: process.versions.node }
  const choice = chooseNode(bundled, running)
  if ('problem' in choice) return fail(choice.problem)
  return runScript(choice.node, file, args)
}

/** @param {string} line */
function fail(line) {
  process.stderr.write(`${line}\n`)
  return 1
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error) => {
    fail(error.name === 'InstallError' ? error.message : error.stack)
    process.exit(error.exitCode ?? 1)
  },
)
