import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { secretOf } from '#data/store/secrets.repository.ts'
import { putContent } from '#data/store/content.repository.ts'
import type { Store } from '#data/store/database.ts'
import { migrate } from '#data/store/migrate.ts'
import { openStore } from '#data/store/open.ts'
import { openSecrets } from '#data/store/sealed.ts'
import { storedSettings, storeSetting } from '#data/store/settings.repository.ts'
import { checkBackup, dropOldBackups, makeBackup } from '../store/backup.ts'
import { restoreBackup } from '../store/restore.ts'
import { emptyDatabase } from './shared-postgres.ts'

const NOW = new Date('2026-11-22T01:30:00.250Z')
const LATER = new Date('2026-11-23T02:00:00Z')
const quiet = () => {}

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

interface Site {
  config: { varDir: string; databaseUrl: string | undefined }
  store: Store
}

/** A site with content, a waiting picture and an incoming one. */
async function site(databaseUrl?: string): Promise<Site> {
  const config = { varDir: temporary(), databaseUrl }
  const store = openStore(config, quiet)
  await migrate(store)
  await put(store, 'first')
  await secretOf(store, 'store')
  for (const folder of ['waiting', 'approved', 'incoming/form-1']) {
    mkdirSync(join(config.varDir, 'uploads', folder), { recursive: true })
    writeFileSync(join(config.varDir, 'uploads', folder, 'a.webp'), folder)
  }
  return { config, store }
}

async function put(store: Store, id: string): Promise<void> {
  const row = { kind: 'listings', id, body: { id }, sample: false } as const
  await store.transaction().execute((trx) => putContent(trx, [row], { origin: 'seed', now: 1 }))
}

async function listings({ config }: Site): Promise<string[]> {
  const store = openStore(config, quiet)
  const rows = await store.selectFrom('content').select('id').execute()
  await store.destroy()
  return rows.map(({ id }) => id).sort()
}

async function backup({ config, store }: Site, folder: string) {
  return makeBackup({ config, store, folder, now: NOW, onProgress: quiet })
}

const restore = ({ config }: Site, from: string) => restoreBackup({ config, from, now: LATER, onProgress: quiet })

test('a backup has the store and the uploads, and no writer waits for it', async () => {
  const mine = await site()
  const folder = temporary()
  const target = await mine.store.transaction().execute(async (trx) => {
    await trx.deleteFrom('content').execute()
    return backup(mine, folder)
  })
  expect(target).toBe(join(folder, 'backup-20261122T013000Z'))
  expect(readdirSync(target).sort()).toEqual(['manifest.json', 'store.sqlite', 'uploads'])
  const manifest = await checkBackup(target)
  expect(manifest).toMatchObject({ engine: 'SQLite', at: NOW.toISOString() })
  expect(manifest.files.map(({ path }) => path)).toEqual([
    'store.sqlite',
    'uploads/approved/a.webp',
    'uploads/waiting/a.webp',
  ])
  await mine.store.destroy()
})

test('a restore puts back what was there, and keeps aside what is there', async () => {
  const mine = await site()
  const folder = await backup(mine, temporary())
  const before = await secretOf(mine.store, 'store')
  await put(mine.store, 'second')
  const { varDir } = mine.config
  writeFileSync(join(varDir, 'uploads/waiting/b.webp'), 'later')
  await mine.store.destroy()
  const { at, aside } = await restore(mine, folder)
  expect(at).toBe(NOW.toISOString())
  expect(await listings(mine)).toEqual(['first'])
  expect(readdirSync(join(varDir, 'uploads/waiting'))).toEqual(['a.webp'])
  expect(readdirSync(join(varDir, 'uploads/approved'))).toEqual(['a.webp'])
  expect(aside.map((path) => path.slice(varDir.length + 1))).toContain('store.sqlite.before-20261123T020000Z')
  expect(aside.every((path) => existsSync(path))).toBe(true)
  // Its index counts the changes of the store that was there before.
  const again = openStore(mine.config, quiet)
  expect(await secretOf(again, 'store')).not.toBe(before)
  await again.destroy()
})

test('a store in use is not replaced', async () => {
  const mine = await site()
  const folder = await backup(mine, temporary())
  await put(mine.store, 'second')
  await expect(restore(mine, folder)).rejects.toThrow('is in use: stop the site')
  await mine.store.destroy()
  expect(await listings(mine)).toEqual(['first', 'second'])
})

test('a backup that cannot be brought up to date leaves nothing behind', async () => {
  const mine = await site()
  await sql`update kysely_migration set name = '001-content' where name = '001-initial'`.execute(mine.store)
  const folder = await backup(mine, temporary())
  await mine.store.destroy()
  const before = readdirSync(mine.config.varDir).toSorted()
  await expect(restore(mine, folder)).rejects.toThrow('made by a commit before version 0.1.0')
  expect(readdirSync(mine.config.varDir).toSorted()).toEqual(before)
})

test('a store that is damaged is replaced', async () => {
  const mine = await site()
  const folder = await backup(mine, temporary())
  await mine.store.destroy()
  const file = join(mine.config.varDir, 'store.sqlite')
  writeFileSync(file, readFileSync(file).subarray(0, 5000).fill(7, 0, 100))
  await restore(mine, folder)
  expect(await listings(mine)).toEqual(['first'])
})

test.each([
  [
    'a file that has changed',
    (folder: string) => appendFileSync(join(folder, 'uploads/waiting/a.webp'), '!'),
    'uploads/waiting/a.webp of',
  ],
  ['a file that is gone', (folder: string) => rmSync(join(folder, 'store.sqlite')), 'lacks store.sqlite'],
  ['no list', (folder: string) => rmSync(join(folder, 'manifest.json')), 'is not a backup'],
  ['a list that is none', (folder: string) => writeFileSync(join(folder, 'manifest.json'), '{'), 'is not a backup'],
])('a backup with %s is refused, and nothing is touched', async (_, spoil, problem) => {
  const mine = await site()
  const folder = await backup(mine, temporary())
  await put(mine.store, 'second')
  await mine.store.destroy()
  spoil(folder)
  await expect(restore(mine, folder)).rejects.toThrow(problem)
  expect(await listings(mine)).toEqual(['first', 'second'])
})

test('only the latest backups are kept, and nothing else is removed', async () => {
  const folder = temporary()
  const names = ['20260101T000000Z', '20260102T000000Z', '20260103T000000Z']
  for (const name of names) mkdirSync(join(folder, `backup-${name}`))
  mkdirSync(join(folder, 'backup-of-my-letters'))
  expect(await dropOldBackups(folder, 2)).toEqual(['backup-20260101T000000Z'])
  expect(readdirSync(folder).sort()).toEqual([
    'backup-20260102T000000Z',
    'backup-20260103T000000Z',
    'backup-of-my-letters',
  ])
})

test('PostgreSQL is backed up to a file and restored from it, there and to SQLite', async () => {
  const mine = await site(await emptyDatabase())
  const folder = await backup(mine, temporary())
  expect(await checkBackup(folder)).toMatchObject({ engine: 'PostgreSQL' })
  // A database that has anything in it is left alone.
  await expect(restore(mine, folder)).rejects.toThrow('not empty')
  for (const table of ['content', 'secrets'] as const) await mine.store.deleteFrom(table).execute()
  await restore(mine, folder)
  expect(await listings(mine)).toEqual(['first'])
  await mine.store.destroy()
  const other = {
    ...mine,
    config: { varDir: temporary(), databaseUrl: undefined },
  }
  await restore(other, folder)
  expect(await listings(other)).toEqual(['first'])
})

test('a backup holds no key, and a restore says whether the one at hand fits', async () => {
  const mine = await site()
  await openSecrets(mine.store)
  const limits = await secretOf(mine.store, 'limits')
  await mine.store.destroy()
  const opened = openStore(mine.config, quiet)
  const from = await makeBackup({
    config: mine.config,
    store: opened,
    folder: temporary(),
    now: NOW,
    onProgress: quiet,
  })
  await opened.destroy()
  expect(readdirSync(from)).not.toContain('store.key')
  for (const file of readdirSync(from, { recursive: true, withFileTypes: true }))
    if (file.isFile()) expect(readFileSync(join(file.parentPath, file.name), 'latin1')).not.toContain(limits)

  const key = readFileSync(join(mine.config.varDir, 'store.key'), 'utf8').trim()
  const restoreWith = async (storeKey?: string) => {
    const config = { varDir: temporary(), databaseUrl: undefined, ...(storeKey && { storeKey }) }
    return { config, ...(await restoreBackup({ config, from, now: LATER, onProgress: quiet })) }
  }
  const keyless = await restoreWith()
  expect(keyless.keyProblem).toMatch(/^The key of the store is missing.*store:key -- --forget/)
  expect(existsSync(join(keyless.config.varDir, 'store.key'))).toBe(false)
  expect((await restoreWith('a1'.repeat(32))).keyProblem).toMatch(/^STORE_KEY is not the key/)
  const { config, keyProblem } = await restoreWith(key)
  expect(keyProblem).toBeUndefined()
  const again = openStore(config, quiet)
  expect(await secretOf(again, 'limits')).toBe(limits)
  await again.destroy()
})

test('what was set at the desk comes back, and its secrets are not readable in the backup', async () => {
  const mine = await site()
  const values = { contactEmail: 'office@example.org', smtpPassword: 'pass of the mail server' } as const
  const set = (texts: Readonly<Partial<Record<keyof typeof values, string>>>) =>
    mine.store.transaction().execute(async (trx) => {
      for (const [name, text] of Object.entries(texts)) await storeSetting(trx, name as keyof typeof values, text)
    })
  await set(values)
  const target = await backup(mine, temporary())
  expect(readFileSync(join(target, 'store.sqlite')).includes(values.smtpPassword)).toBe(false)
  await set({ contactEmail: 'other@example.org', smtpPassword: '' })
  await mine.store.destroy()
  await restore(mine, target)
  const store = openStore(mine.config, quiet)
  onTestFinished(() => store.destroy())
  expect(await storedSettings(store, { secrets: true })).toEqual(values)
  // Publishers need no key.
  expect(await storedSettings(store, { secrets: false })).toEqual({ contactEmail: values.contactEmail })
})
