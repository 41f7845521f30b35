import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { isFull } from '#core/test/full.ts'
import { ROOT } from '../cli/tools.ts'
import { deployDesk, differences, filesBelow } from './deploy-desk.ts'
import { krakowListing, ORIGIN, type Desk } from './site-desk.ts'

const SCRIPT = join(ROOT, 'scripts', 'deploy.ts')

const envOf = (desk: Desk, more: Record<string, string> = {}) => ({
  ...process.env,
  VAR_DIR: desk.varDir,
  SITE_ORIGIN: ORIGIN,
  ...more,
})

const run = (desk: Desk, args: string[], more: Record<string, string> = {}) =>
  spawnSync(process.execPath, [SCRIPT, ...args], {
    encoding: 'utf8',
    env: envOf(desk, more),
  })

test('the command deploys, rehearses, writes the purge lists, and says what it did', async () => {
  const { desk, to } = await deployDesk()
  const lines = join(desk.folder, 'urls.txt')
  const bodies = join(desk.folder, 'urls.json')
  const place = `folder:${to}`
  const dry = run(desk, ['--to', place, '--dry-run', '--json'])
  expect(dry.status).toBe(0)
  const { put } = JSON.parse(dry.stdout)
  expect(put).toContain('index.html')
  expect(filesBelow(to)).toEqual([])
  const files = ['--purge', lines, '--purge-json', bodies]
  const result = run(desk, ['--json', ...files], { DEPLOY_TO: place })
  expect(result.status).toBe(0)
  const report = JSON.parse(result.stdout)
  expect(report).toMatchObject({ release: 1, unchanged: 0, complete: true })
  expect(differences(desk, to)).toEqual([])
  const urls = readFileSync(lines, 'utf8').trimEnd().split('\n')
  expect(urls).toHaveLength(put.length)
  expect(urls).toContain(`${ORIGIN}/he/`)
  const batches = JSON.parse(readFileSync(bodies, 'utf8'))
  expect(batches.flatMap((batch: { files: string[] }) => batch.files)).toEqual(urls)
  const again = run(desk, ['--to', place])
  expect(again.stdout).toMatch(/stored 0 .* 0 addresses changed/)
})

test('what is wrong is said in one line', async () => {
  const { desk, to } = await deployDesk()
  const message = (args: string[]) => {
    const { status, stderr } = run(desk, args, { DEPLOY_TO: '' })
    expect(status).toBe(1)
    expect(stderr).not.toMatch(/ {4}at /)
    return stderr
  }
  expect(message([])).toMatch(/--to is missing: npm run deploy/)
  expect(message(['--wat'])).toMatch(/--wat/)
  expect(message(['--to', 'somewhere'])).toMatch(/must look like folder:/)
  writeFileSync(join(to, 'mine.html'), 'mine')
  expect(message(['--to', `folder:${to}`])).toMatch(/--adopt/)
  expect(message(['--to', `folder:${to}/mine.html`])).toMatch(/is a file/)
})

test('killed again and again, it ends with the whole site', async () => {
  const { desk, publish, to } = await deployDesk()
  await desk.put(Array.from({ length: 60 }, (_, i) => krakowListing(1000 + i)))
  await publish()
  const env = envOf(desk)
  let kills = 0
  const kill = async (after: number) => {
    const args = [SCRIPT, '--to', `folder:${to}`]
    const child = spawn(process.execPath, args, { env, stdio: 'ignore' })
    // From when it has begun to write.
    while (child.exitCode === null && !existsSync(join(to, '.deploy'))) await sleep(20)
    await sleep(after)
    if (child.exitCode !== null) return
    kills++
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  mkdirSync(to, { recursive: true })
  // A fast machine may finish first: then try again.
  for (let i = 0; i < (isFull ? 12 : 1) || kills === 0; i++) await kill(Math.random() * 550)
  // Back to the previous release: files of killed deploys must not be mistaken for it.
  await desk.remove('listings', ['1', '2', '3', '4', '5', '100', '101'])
  await publish()
  const last = run(desk, ['--to', `folder:${to}`, '--json'])
  expect(last.stderr).not.toMatch(/is unusable/)
  expect(last.status).toBe(0)
  expect(differences(desk, to)).toEqual([])
})
