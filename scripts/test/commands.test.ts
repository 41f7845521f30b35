import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { putContent } from '#data/store/content.repository.ts'
import { openSqliteStore } from '#data/store/database.ts'
import { migrate } from '#data/store/migrate.ts'
import { openSecrets } from '#data/store/sealed.ts'
import { testFull } from '#core/test/full.ts'
import { makeRelease, switchTo } from '../../api/test/helpers.ts'
import { temporaryFolder } from '../../data/test/helpers.ts'
import { ROOT } from '../cli/tools.ts'
import { usageFor, USAGE } from '../cli/usage.ts'
import { lockPublishing } from '../engine/lock.ts'
import { CHILD_ENV } from './child-env.ts'

// Each run starts Node and loads what the command needs.
const README = readFileSync(join(ROOT, 'README.md'), 'utf8')
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
const COMMANDS = Object.keys(USAGE) as (keyof typeof USAGE)[]

function begin(name: string, args: readonly string[], varDir: string, env: Record<string, string> = {}) {
  const file = join(ROOT, 'scripts', `${name.replace(':', '-')}.ts`)
  const flags = ['--disable-warning=ExperimentalWarning']
  const child = spawn(process.execPath, [...flags, file, ...args], {
    env: { ...CHILD_ENV, VAR_DIR: varDir, PORT: '0', ...env },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]).then(
    ([out, errors, [code]]) => ({ code, out, errors }),
  )
  return { child, ended }
}

const run = (name: string, args: readonly string[], varDir: string, env: Record<string, string> = {}) =>
  begin(name, args, varDir, env).ended

test('every command of the README is one, and says how it is called', () => {
  const named = README.matchAll(/npm (?:run )?((?:test:)?[a-z]+(?::[a-z]+)?)/g)
  const names = new Set([...named].map(([, name]) => name))
  names.delete('registry')
  expect(names.size).toBeGreaterThan(15)
  expect(COMMANDS).toEqual(expect.arrayContaining([...names]))
  expect(COMMANDS.toSorted()).toEqual(Object.keys(scripts).toSorted())
})

test.each(COMMANDS)('%s --help does nothing else', async (name) => {
  const varDir = temporaryFolder()
  const { code, out, errors } = await run(name, ['--help'], varDir)
  expect([code, errors]).toEqual([0, ''])
  expect(out).toContain(USAGE[name])
  expect(readdirSync(varDir)).toEqual([])
})

test('the steps of the README make the first account an admin', () => {
  expect(README).toMatch(/^2\. .*`npm run editor -- --grant \S+ --role admin`/m)
})

test('help is printed on request', () => {
  const usage = (...args: string[]) => usageFor(['node', ...args])
  expect(usage('/x/scripts/store-copy.ts', '-h')).toBe(USAGE['store:copy'])
  expect(usage('/x/scripts/publish.ts', '--json')).toBeUndefined()
  expect(usage('/x/other.ts', '--help')).toBeUndefined()
})

/** A store of three listings. */
async function tinyStore(varDir: string): Promise<string> {
  const file = join(varDir, 'store.sqlite')
  const store = openSqliteStore(file)
  await migrate(store)
  const rows = [1, 2, 3].map((id) => ({
    kind: 'listings' as const,
    id: String(id),
    body: { tnid: id },
    sample: false,
  }))
  await store.transaction().execute((trx) => putContent(trx, rows, { origin: 'seed', now: 0 }))
  await store.destroy()
  return file
}

test('store:copy copies a store', async () => {
  const varDir = temporaryFolder()
  const from = await tinyStore(varDir)
  const to = join(varDir, 'copy.sqlite')
  const copied = await run('store:copy', ['--from', from, '--to', to], varDir)
  expect(copied).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^\d+ rows copied and compared\. .*DATABASE_URL empty/),
  })
  const again = await run('store:copy', ['--from', from, '--to', to], varDir)
  expect([again.code, again.errors]).toEqual([1, expect.stringContaining('not empty')])
  const none = await run('store:copy', ['--from', `${from}x`, '--to', to], varDir)
  expect([none.code, none.errors]).toEqual([1, expect.stringContaining('There is no file')])
})

test('store:key says whether the key fits, and gives up what a lost one had encrypted', async () => {
  const varDir = temporaryFolder()
  const store = openSqliteStore(await tinyStore(varDir))
  await openSecrets(store)
  await store.destroy()
  const check = () => run('store:key', ['--check'], varDir)
  expect(await check()).toMatchObject({ code: 0, out: 'The key opens the secrets of the store.\n' })
  const result = await run('store:key', ['--forget'], varDir)
  expect(result).toMatchObject({ code: 0, out: expect.stringContaining('nothing was deleted') })
  rmSync(join(varDir, 'store.key'))
  const lost = await check()
  expect([lost.code, lost.errors]).toEqual([1, expect.stringMatching(/^The key of the store is missing: .*--forget/)])
  const again = await run('store:key', ['--forget'], varDir)
  expect(again).toMatchObject({ code: 0, out: expect.stringMatching(/^Deleted: 0 sessions/) })
  expect(await check()).toMatchObject({ code: 0, out: 'Nothing is encrypted yet.\n' })
})

test('backup and restore bring a store back, export writes it', async () => {
  const varDir = temporaryFolder()
  const to = temporaryFolder()
  await tinyStore(varDir)
  expect(await run('backup', ['--to', to], varDir)).toMatchObject({ code: 0 })
  const [folder = ''] = readdirSync(to)
  const from = join(to, folder)
  const restored = await run('restore', ['--from', from], varDir)
  expect(restored.out).toContain('The store is as it was at')
  const file = join(to, 'all.jsonl')
  const exported = await run('export', ['--format', 'jsonl', '--out', file], varDir)
  expect(exported).toMatchObject({ code: 0 })
  expect(readFileSync(file, 'utf8')).toContain('"tnid":3')
})

/** What the desk's log says of commands, oldest first. */
async function logIn(varDir: string) {
  const store = openSqliteStore(join(varDir, 'store.sqlite'))
  const rows = await store.selectFrom('audit').select(['uid', 'act', 'kind', 'item']).orderBy('id').execute()
  await store.destroy()
  return rows.map(({ uid, act, kind, item }) => [uid, act, kind, item])
}

test('imports by command are in the log of the desk, dry runs are not', async () => {
  const varDir = temporaryFolder()
  await tinyStore(varDir)
  const seed = temporaryFolder()
  writeFileSync(join(seed, 'cities500.txt'), '')
  const file = join(import.meta.dirname, 'fixtures/sample-places.overpass.json')
  const env = { SEED_DIR: seed }
  for (const args of [[file, '--dry-run'], [file]]) await run('import', args, varDir, env)
  expect(await logIn(varDir)).toEqual([[-1, 'import', 'import', 'sample-places.overpass.json']])
})

test('an import writes what it leaves out to the file of --report', async () => {
  const varDir = temporaryFolder()
  await tinyStore(varDir)
  const seed = temporaryFolder()
  writeFileSync(join(seed, 'cities500.txt'), '')
  const file = join(import.meta.dirname, 'fixtures/osm-phones.json')
  const report = join(varDir, 'left.csv')
  await run('import', [file, '--dry-run', '--report', report], varDir, { SEED_DIR: seed })
  expect(readFileSync(report, 'utf8')).toMatch(/^\ufeffWhere,Id,Reason,Field,Value\r\n[^]*node\/9200006,/)
})

test('a rollback by command is in the log of the desk', async () => {
  const varDir = temporaryFolder()
  for (const id of [1, 2]) {
    await makeRelease(varDir, id)
    switchTo(varDir, id)
  }
  expect(await run('rollback', [], varDir)).toMatchObject({ code: 0 })
  expect(await logIn(varDir)).toEqual([[-1, 'rollback', 'release', '1']])
})

test('a rollback says for whom it waits', async () => {
  const varDir = temporaryFolder()
  const lock = await lockPublishing(varDir)
  const { child, ended } = begin('rollback', [], varDir)
  await once(child.stderr, 'data')
  lock.release()
  expect((await ended).errors).toContain(`(process ${process.pid}), which is publishing.`)
})

test('an export to tables names a folder, and is told what a file would have been', async () => {
  const varDir = temporaryFolder()
  const to = temporaryFolder()
  const refused = await run('export', ['--format', 'csv', '--out', join(to, 'content.csv')], varDir)
  expect([refused.code, refused.errors]).toEqual([
    1,
    expect.stringMatching(/^--out: --format csv makes a folder with a table .* as in --out .*\/content: /),
  ])
  const folder = await run('export', ['--out', to], varDir)
  expect([folder.code, folder.errors]).toEqual([
    1,
    expect.stringContaining('is a folder, and --format jsonl makes one'),
  ])
  expect(readdirSync(to)).toEqual([])
  const result = await run('export', ['--format', 'csv', '--kind', 'listings', '--out', join(to, 'content')], varDir)
  expect(result).toMatchObject({ code: 0, out: expect.stringContaining('written to the tables of the folder') })
})

testFull('publish, nightly and rollback work on an empty site', async () => {
  const varDir = temporaryFolder()
  for (const name of ['publish', 'nightly', 'publish'])
    expect(await run(name, ['--json'], varDir)).toMatchObject({ code: 0 })
  const back = await run('rollback', [], varDir)
  expect([back.code, back.errors]).toEqual([1, expect.stringContaining('no earlier release')])
})

testFull('the mailer runs until it is stopped', async () => {
  const varDir = temporaryFolder()
  const { child, ended } = begin('mailer', [], varDir)
  await expect.poll(() => readdirSync(varDir)).toContain('store.sqlite')
  child.kill('SIGTERM')
  expect((await ended).errors).toBe('')
})
