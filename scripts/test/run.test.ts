import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { chooseNode } from '../packages.mjs'

const SCRIPTS = fileURLToPath(new URL('..', import.meta.url))
const BOOTSTRAP = ['run.mjs', 'packages.mjs', 'sparing.mjs']

interface Project {
  root: string
  run(args: string[], env?: Record<string, string>): Ended & Running
}
type Ended = Promise<{ code: number | null; out: string; errors: string }>
interface Running {
  kill(signal: NodeJS.Signals): void
}

/** A project with one command, `show`, and the packages of its lock file. */
async function project({ dependency = false } = {}): Promise<Project> {
  const root = await mkdtemp(join(tmpdir(), 'run-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await mkdir(join(root, 'scripts'))
  for (const name of BOOTSTRAP) await cp(join(SCRIPTS, name), join(root, 'scripts', name))
  await writeLock(root, dependency ? { thing: 'file:thing' } : {})
  await writeFile(join(root, 'scripts', 'show.ts'), SHOW)
  return { root, run: (args, env) => runIn(root, args, env) }
}

const SHOW = `
const [what, value]: string[] = process.argv.slice(2)
if (what === 'exit') process.exit(Number(value))
if (what === 'settings') console.log(process.env.RUN_A, process.env.RUN_B)
if (what === 'wait') {
  process.on('SIGTERM', () => process.exit(7))
  setInterval(() => {}, 1000)
}
console.log(JSON.stringify(process.argv.slice(2)))
`

async function writeLock(
  root: string,
  dependencies: Record<string, string>,
  devDependencies: Record<string, string> = {},
): Promise<void> {
  const name = 'project'
  const packages: Record<string, unknown> = {
    '': { name, dependencies, devDependencies },
  }
  const all = { ...devDependencies, ...dependencies }
  for (const thing of Object.keys(all)) {
    const dev = thing in devDependencies ? { dev: true } : {}
    await mkdir(join(root, thing), { recursive: true })
    await writeFile(join(root, thing, 'package.json'), JSON.stringify({ name: thing, version: '1.0.0' }))
    packages[`node_modules/${thing}`] = { resolved: thing, link: true, ...dev }
    packages[thing] = { version: '1.0.0', ...dev }
  }
  const lock = { name, lockfileVersion: 3, requires: true, packages }
  await writeFile(join(root, 'package-lock.json'), JSON.stringify(lock))
  await writeFile(join(root, 'package.json'), JSON.stringify({ name, type: 'module', dependencies, devDependencies }))
}

function runIn(root: string, args: string[], env: Record<string, string> = {}): Ended & Running {
  const child = spawn(process.execPath, [join(root, 'scripts', 'run.mjs'), ...args], {
    cwd: tmpdir(),
    env: { ...process.env, CI: 'true', ...env },
  })
  let out = ''
  let errors = ''
  child.stdout.on('data', (data) => (out += data))
  child.stderr.on('data', (data) => (errors += data))
  const ended: Ended = new Promise((resolve) => child.on('close', (code) => resolve({ code, out, errors })))
  return Object.assign(ended, {
    kill: (signal: NodeJS.Signals) => {
      child.stdout.once('data', () => child.kill(signal))
    },
  })
}

/** A fake npm that fails. */
async function fakeNpm(root: string, source: string): Promise<string> {
  const folder = join(root, 'fake')
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'npm-cli.js')
  await writeFile(join(folder, 'package.json'), '{"type":"commonjs"}')
  await writeFile(file, source)
  return file
}

test('installs what the lock file says, once, and hands the arguments on', async () => {
  const { root, run } = await project({ dependency: true })
  const first = await run(['show', '--json', 'a b'])
  expect(first).toMatchObject({ code: 0, out: '["--json","a b"]\n' })
  expect(first.errors).toMatch(/^Installing the packages/)
  await readFile(join(root, 'node_modules', 'thing', 'package.json'))

  const npm_execpath = await fakeNpm(root, 'process.exit(1)')
  const second = await run(['show'], { npm_execpath })
  expect(second).toEqual({ code: 0, out: '[]\n', errors: '' })
})

test('npm warns of nothing where packages need the Node that they bring', async () => {
  const { root, run } = await project({ dependency: true })
  const needs = { name: 'thing', version: '1.0.0', engines: { node: '>=99' } }
  await writeFile(join(root, 'thing', 'package.json'), JSON.stringify(needs))
  const file = join(root, 'package-lock.json')
  const lock = JSON.parse(await readFile(file, 'utf8')) as { packages: Record<string, object> }
  Object.assign(lock.packages['thing']!, { engines: needs.engines })
  await writeFile(file, JSON.stringify(lock))
  const { code, errors } = await run(['show'])
  expect(code).toBe(0)
  expect(errors).not.toMatch(/warn|EBADENGINE/i)
})

test('installs again when the lock file has changed', async () => {
  const { root, run } = await project()
  await run(['show'])
  await writeLock(root, { thing: 'file:thing' })
  const { code, errors } = await run(['show'])
  expect(code).toBe(0)
  expect(errors).toContain('Installing the packages')
  await readFile(join(root, 'node_modules', 'thing', 'package.json'))
})

test('installs what only development needs where it is needed, beside what is there', async () => {
  const { root, run } = await project()
  await writeLock(root, { thing: 'file:thing' }, { tool: 'file:tool' })
  const lock = await readFile(join(root, 'package-lock.json'), 'utf8')
  const module = (name: string) => join(root, 'node_modules', name)
  await run(['show'])
  expect(existsSync(module('thing'))).toBe(true)
  expect(existsSync(module('tool'))).toBe(false)

  await writeFile(join(root, 'node_modules', '.kept'), '')
  await writeFile(join(root, 'scripts', 'check.ts'), SHOW)
  expect((await run(['check'])).errors).toContain('Installing the packages')
  expect(existsSync(module('tool'))).toBe(true)
  expect(existsSync(module('.kept'))).toBe(true)
  expect(await readFile(join(root, 'package-lock.json'), 'utf8')).toBe(lock)

  const npm_execpath = await fakeNpm(root, 'process.exit(1)')
  for (const command of ['show', 'check']) expect((await run([command], { npm_execpath })).errors).toBe('')
})

test('takes an installation by hand as it is', async () => {
  const { root, run } = await project()
  await mkdir(join(root, 'node_modules'))
  await writeFile(join(root, 'node_modules', '.package-lock.json'), '{"packages":{}}')
  expect(await run(['show'])).toEqual({ code: 0, out: '[]\n', errors: '' })
})

test('a failing npm says why, and is tried again', async () => {
  const { root, run } = await project({ dependency: true })
  const npm_execpath = await fakeNpm(
    root,
    `console.error('npm error code ECONNREFUSED')
     process.exit(1)`,
  )
  const { code, errors } = await run(['show'], { npm_execpath })
  expect(code).toBe(1)
  expect(errors).toMatch(/ECONNREFUSED\n.* failed; npm gave the reason above\.\n$/)
  expect((await run(['show'])).code).toBe(0)
})

test('a missing lock file is named', async () => {
  const { root, run } = await project()
  await rm(join(root, 'package-lock.json'))
  const { code, errors } = await run(['show'])
  expect(code).toBe(1)
  expect(errors).toMatch(/^package-lock\.json is missing in [^\n]*\n$/)
})

test.each(['nothing', '../evil', ''])('refuses the command %j', async (name) => {
  const { run } = await project()
  const { code, errors } = await run([name])
  expect(code).toBe(1)
  expect(errors).toMatch(/^There is no command [^\n]*\n$/)
})

test('reads settings from .env, the environment first', async () => {
  const { root, run } = await project()
  await writeFile(join(root, '.env'), 'RUN_A=file\nRUN_B=file\n')
  const { out } = await run(['show', 'settings'], { RUN_B: 'shell' })
  expect(out).toContain('file shell\n')
})

test('passes the exit code on', async () => {
  const { run } = await project()
  expect((await run(['show', 'exit', '5'])).code).toBe(5)
})

test('passes signals on', async () => {
  const { run } = await project()
  const running = run(['show', 'wait'])
  running.kill('SIGTERM')
  expect((await running).code).toBe(7)
})

const NOWHERE = join(tmpdir(), 'no such folder')

test.each(['22.18.0', '26.0.1'])('Node %s goes where none came', (version) => {
  expect(chooseNode(NOWHERE, { path: '/own', version })).toBe('/own')
})

test.each(['22.17.9', '20.20.2'])('Node %s is too old', (version) => {
  expect(() => chooseNode(NOWHERE, { path: '/own', version })).toThrow(`${version} is too old`)
})

test('the bundled Node goes before the running one', () => {
  const root = join(SCRIPTS, '..')
  const running = { path: '/own', version: '26.0.0' }
  expect(chooseNode(root, running)).toContain('node_modules')
})
