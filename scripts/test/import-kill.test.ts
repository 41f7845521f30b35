import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect } from 'vitest'
import { testFull } from '#core/test/full.ts'
import { openPostgresStore, openSqliteStore, type Store } from '#data/store/database.ts'
import { migrate } from '#data/store/migrate.ts'
import { storeFile } from '../../api/test/store/stores.ts'
import { fillWorld, NOW, overpass, restaurant, run, scratch } from './import-world.ts'
import { copyDatabase, emptyDatabase } from './shared-postgres.ts'

/** Two batches. */
const PLACES = 600
const CHILD = join(import.meta.dirname, 'import-child.ts')

/** A store at a path or address. */
async function withStore<T>(where: string, work: (store: Store) => Promise<T>): Promise<T> {
  const store = where.startsWith('postgres:') ? openPostgresStore(where, () => {}) : openSqliteStore(where)
  try {
    return await work(store)
  } finally {
    await store.destroy()
  }
}

const fillAt = (where: string) =>
  withStore(where, async (store) => {
    await migrate(store)
    await fillWorld(store)
  })

/** Half of the places, and all of them with a tenth changed and a hundredth gone. */
function writeFiles(): [earlier: string, later: string] {
  const write = scratch()
  const all = Array.from({ length: PLACES }, (_, id) => id + 1)
  const left = all.filter((id) => id % 100 !== 7)
  const changed = (id: number) => (id % 10 === 3 ? { phone: '+33 1 55 55 10 00' } : {})
  return [
    write('earlier.json', overpass(all.slice(PLACES / 2).map((id) => restaurant(id)))),
    write('later.json', overpass(left.map((id) => restaurant(id, changed(id))))),
  ]
}

/** Imports in a process of its own, which may kill itself before a write. Returns how many it took. */
async function importAt(where: string, file: string, killBefore?: number): Promise<number> {
  const args = [CHILD, where, file, String(NOW), ...(killBefore ? [String(killBefore)] : [])]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [output, [code, signal]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  if (signal === 'SIGKILL') return 0
  expect(code).toBe(0)
  return Number(output)
}

const importAgain = (where: string, file: string) => withStore(where, (store) => run(store, file, { isWhole: true }))

const MOMENTS = /^(seq|at|.*_at)$/

/** Everything that an import writes, without times and order. */
const rowsAt = (where: string) =>
  withStore(where, async (store) => {
    const tables = ['content', 'imported', 'conflicts', 'import_sources'] as const
    const rows = await Promise.all(tables.map((table) => store.selectFrom(table).selectAll().execute()))
    return rows.map((own) => own.map(withoutMoments).sort())
  })

function withoutMoments(row: object): string {
  const fields = Object.entries(row).flatMap(([name, value]) => {
    // The moment may differ, but not whether there is one.
    if (name === 'vanished_at') return [[name, value !== null] as const]
    const isCounted = name === 'id' && typeof value === 'number'
    return MOMENTS.test(name) || isCounted ? [] : [[name, value] as const]
  })
  return JSON.stringify(fields.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The path of a copy of a store that nobody has open. */
function copyFile(from: string): string {
  const file = storeFile()
  copyFileSync(from, file)
  return file
}

testFull.each<[engine: string, newStore: () => Promise<string>, copyOf: (where: string) => Promise<string>]>([
  ['SQLite', async () => storeFile(), async (file) => copyFile(file)],
  ['PostgreSQL', emptyDatabase, copyDatabase],
])('killed before any write and run again, an import writes what an undisturbed one does (%s)', async (...engine) => {
  const [, newStore, copyOf] = engine
  const [earlier, later] = writeFiles()
  const before = await newStore()
  await fillAt(before)
  await importAgain(before, earlier)
  const whole = await copyOf(before)
  const writes = await importAt(whole, later)
  expect(writes).toBeGreaterThan(10)
  const expected = await rowsAt(whole)
  for (let number = 1; number <= writes; number++) {
    const broken = await copyOf(before)
    expect(await importAt(broken, later, number), 'killed').toBe(0)
    await importAgain(broken, later)
    expect(await rowsAt(broken), `killed before write ${number}`).toEqual(expected)
  }
  const { counts } = await importAgain(whole, later)
  expect(counts).toMatchObject({ new: 0, changed: 0, back: 0, conflict: 0, vanished: 0 })
  expect(counts.unchanged).toBeGreaterThan(0)
})
