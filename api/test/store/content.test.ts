import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  changedContent,
  countContent,
  currentSeq,
  dropMissing,
  editContent,
  putContent,
  touchContent,
  type ChangedContent,
  type ContentRow,
} from '#data/store/content.repository.ts'
import { dropSamples } from '#data/store/samples.repository.ts'
import { openSqliteStore, type Store } from '#data/store/database.ts'
import { migrate } from '#data/store/migrate.ts'
import { onBothStores, storeFile } from './stores.ts'

const SEED = { origin: 'seed', now: 1_790_000_000_000 }
const LATER = { origin: 'seed', now: 1_790_000_999_999 }
const EDITOR = { origin: 'editor:12', now: 1_790_000_500_000 }

function listing(id: number, body: object = { tnid: id }): ContentRow {
  return { kind: 'listings', id: String(id), body, sample: false }
}

const sample = (id: number): ContentRow => ({ ...listing(id), sample: true })

const put = (db: Store, rows: readonly ContentRow[], by = SEED) =>
  db.transaction().execute((trx) => putContent(trx, rows, by))

const drop = (db: Store, keep: readonly string[], by = LATER) =>
  db.transaction().execute((trx) => dropMissing(trx, 'listings', new Set(keep), by))

const edit = (db: Store, row: ContentRow, by = EDITOR) => db.transaction().execute((trx) => editContent(trx, row, by))

const rowOf = (db: Store, id: number) =>
  db.selectFrom('content').selectAll().where('kind', '=', 'listings').where('id', '=', String(id)).executeTakeFirst()

async function changedSince(db: Store, seq: number, kinds: readonly string[] = ['listings']) {
  const change = await changedContent(db, seq)
  const batches: ChangedContent[][] = await Array.fromAsync(change.batches(kinds))
  const ids = batches.flat().map(({ kind, id }) => `${kind} ${id}`)
  return { change, sizes: batches.map((batch) => batch.length), ids }
}

onBothStores(({ empty, migrated }) => {
  test('migrations make the tables, and once more changes nothing', async () => {
    const db = await empty()
    await migrate(db)
    await put(db, [listing(1)])
    await migrate(db)
    expect(await currentSeq(db)).toBe(1)
    expect(await countContent(db)).toEqual({ listings: 1 })
    const tables = await db.introspection.getTables()
    expect(tables.map(({ name }) => name).sort()).toEqual([
      'answers',
      'api_keys',
      'areas',
      'audit',
      'candidates',
      'claims',
      'conflicts',
      'content',
      'counters',
      'edit_files',
      'edits',
      'feedbacks',
      'hold_rules',
      'import_mappings',
      'import_runs',
      'import_sources',
      'imported',
      'imports',
      'limits',
      'mail_choices',
      'newsletter_recipients',
      'newsletters',
      'outbox',
      'pending_logins',
      'picture_fetches',
      'questions',
      'recovery_codes',
      'redirects',
      'reports',
      'reviews',
      'saved',
      'saved_lists',
      'second_factors',
      'secrets',
      'sessions',
      'setting_values',
      'settings',
      'sightings',
      'statistics',
      'subscribers',
      'tokens',
      'trips',
      'unfound_searches',
      'uploads',
      'used_captchas',
      'users',
      'webhook_deliveries',
      'webhook_listings',
      'webhooks',
    ])
  })

  test('a new document is stored as it is handed in', async () => {
    const db = await migrated()
    const body = { title: { he: 'בית־כנסת' }, note: 'שלום "x" \\ 🕯' }
    expect(await put(db, [listing(1, body), sample(2)])).toBe(2)
    expect(await rowOf(db, 1)).toEqual({
      kind: 'listings',
      id: '1',
      body: JSON.stringify(body),
      origin: 'seed',
      sample: 0,
      deleted: 0,
      seq: 1,
      updated_at: SEED.now,
      added_at: SEED.now,
    })
    expect(await rowOf(db, 2)).toMatchObject({ sample: 1 })
  })

  test('the same body stays untouched, another one gets a new number', async () => {
    const db = await migrated()
    await put(db, [listing(1), listing(2)])
    const before = await rowOf(db, 1)
    const changed = await put(db, [listing(1), listing(2, { a: 1 })], LATER)
    expect(changed).toBe(1)
    expect(await rowOf(db, 1)).toEqual(before)
    const after = await rowOf(db, 2)
    expect(after).toMatchObject({ body: '{"a":1}', updated_at: LATER.now })
    expect(after!.seq).toBeGreaterThan(before!.seq)
    expect(after!.seq).toBe(await currentSeq(db))
  })

  test('what another origin has written since is not overwritten', async () => {
    const db = await migrated()
    await put(db, [listing(1), listing(2)])
    await edit(db, listing(1, { by: 'hand' }))
    const before = await rowOf(db, 1)
    expect(before).toMatchObject({ origin: 'editor:12', body: '{"by":"hand"}' })
    expect(await put(db, [listing(1, { by: 'file' })], LATER)).toBe(0)
    expect(await rowOf(db, 1)).toEqual(before)
    expect(await drop(db, [])).toBe(1)
    expect(await rowOf(db, 1)).toEqual(before)
  })

  test('a document that is gone comes back with the body it had', async () => {
    const db = await migrated()
    await put(db, [listing(1), listing(2)])
    expect(await drop(db, ['2'])).toBe(1)
    const gone = await rowOf(db, 1)
    expect(gone).toMatchObject({ deleted: 1, updated_at: LATER.now })
    expect(await put(db, [listing(1)], LATER)).toBe(1)
    const back = await rowOf(db, 1)
    expect(back).toMatchObject({ deleted: 0, body: '{"tnid":1}' })
    expect(back!.seq).toBeGreaterThan(gone!.seq)
  })

  test('only what is missing is marked, once, in one kind', async () => {
    const db = await migrated()
    const many = Array.from({ length: 1203 }, (_, i) => listing(i + 1))
    const other: ContentRow = { ...listing(1), kind: 'features' }
    await put(db, [...many, other])
    const seq = await currentSeq(db)
    expect(await drop(db, ['7'])).toBe(1202)
    expect(await rowOf(db, 7)).toMatchObject({ deleted: 0, seq })
    expect(await countContent(db)).toEqual({ listings: 1, features: 1 })
    const after = await currentSeq(db)
    expect(after).toBe(seq + 1)
    expect(await drop(db, ['7'])).toBe(0)
    expect(await currentSeq(db)).toBe(after)
  })

  test('a person may write a new document, and any that is there', async () => {
    const db = await migrated()
    await edit(db, listing(5, { a: 1 }))
    await put(db, [listing(6)])
    await drop(db, [])
    await edit(db, { ...listing(6, { a: 2 }), sample: true })
    expect(await rowOf(db, 5)).toMatchObject({ deleted: 0, body: '{"a":1}' })
    expect(await rowOf(db, 6)).toMatchObject({
      origin: EDITOR.origin,
      deleted: 0,
      sample: 1,
      body: '{"a":2}',
    })
  })

  test('a touched document is seen again, with nothing else changed', async () => {
    const db = await migrated()
    await put(db, [listing(1), listing(2)])
    const seq = await currentSeq(db)
    const before = await rowOf(db, 2)
    const touch = (ids: string[]) => db.transaction().execute((trx) => touchContent(trx, 'listings', ids))
    await touch([])
    expect(await currentSeq(db)).toBe(seq)
    await touch(['2', '999'])
    expect(await rowOf(db, 2)).toEqual({ ...before, seq: seq + 1 })
    expect((await changedSince(db, seq)).ids).toEqual(['listings 2'])
  })

  test('samples go together with what was written about them', async () => {
    const db = await migrated()
    await put(db, [listing(1), sample(2), sample(3)])
    const offer = {
      uid: 0,
      author: 'A',
      language: 'en',
      hidden: 0,
      at: 1,
      tnid: 2,
      category: 1,
      question: '?',
    } as const
    await db
      .insertInto('questions')
      .values([
        { ...offer, sample: 1 },
        { ...offer, sample: 0 },
      ])
      .execute()
    expect(await dropSamples(db, LATER.now)).toBe(2)
    expect(await countContent(db)).toEqual({ listings: 1 })
    const left = await db.selectFrom('questions').select('sample').execute()
    expect(left).toEqual([{ sample: 0 }])
    expect(await dropSamples(db, LATER.now)).toBe(0)
  })

  test('changes come in batches, of the requested kinds, and end', async () => {
    const db = await migrated()
    const rows = Array.from({ length: 1000 }, (_, i) => listing(i + 1))
    await put(db, rows)
    await put(db, [
      { ...listing(1), kind: 'features' },
      { ...listing(2), kind: 'cities' },
    ])
    const all = await changedSince(db, 0, ['features', 'listings'])
    expect(all.sizes).toEqual([1, 500, 500])
    expect(new Set(all.ids).size).toBe(1001)
    expect(all.ids).not.toContain('cities 2')
    expect(all.change.counts).toEqual(
      new Map([
        ['listings', 1000],
        ['features', 1],
        ['cities', 1],
      ]),
    )
    expect(all.change.seq).toBe(2)
    const rest = await changedSince(db, 1, ['listings', 'features'])
    expect(rest.ids).toEqual(['features 1'])
    const none = await changedSince(db, 2, ['listings', 'features', 'cities'])
    expect(none.change.counts.size).toBe(0)
    expect(none.ids).toEqual([])
  })

  test('a change after the question is left for the next one', async () => {
    const db = await migrated()
    await put(db, [listing(1), listing(2)])
    const change = await changedContent(db, 0)
    await put(db, [listing(2, { a: 1 }), listing(3)], LATER)
    const seen = (await Array.fromAsync(change.batches(['listings']))).flat()
    expect(seen.map(({ id }) => id)).toEqual(['1'])
    const next = await changedSince(db, change.seq)
    expect(next.ids).toEqual(['listings 2', 'listings 3'])
  })

  test('a change of nobody but the counter shows nothing', async () => {
    const db = await migrated()
    await put(db, [listing(1)])
    await put(db, [listing(1)])
    const { change, ids } = await changedSince(db, 1)
    expect([change.seq, change.counts.size, ids]).toEqual([2, 0, []])
  })

  test('a failed transaction leaves neither rows nor a number', async () => {
    const db = await migrated()
    const failing = db.transaction().execute(async (trx) => {
      await putContent(trx, [listing(1)], SEED)
      throw new Error('stop')
    })
    await expect(failing).rejects.toThrow('stop')
    expect(await currentSeq(db)).toBe(0)
    expect(await rowOf(db, 1)).toBeUndefined()
  })

  test('writers at the same time take numbers in the order of their commits', async () => {
    const db = await migrated()
    const seen: number[] = []
    const writing = Array.from({ length: 8 }, (_, i) =>
      db.transaction().execute(async (trx) => {
        await putContent(trx, [listing(i)], SEED)
        await sql`select 1`.execute(trx)
      }),
    )
    const reading = (async () => {
      while (seen.at(-1) !== 8) {
        const { change, ids } = await changedSince(db, 0)
        // All up to the number is there: no lower one comes later.
        expect(ids.length).toBe(change.seq)
        seen.push(change.seq)
      }
    })()
    await Promise.all([...writing, reading])
    const rows = await db.selectFrom('content').select('seq').execute()
    const seqs = rows.map(({ seq }) => seq).sort((a, b) => a - b)
    expect(seqs).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  test('a NUL in a body is stored as JSON writes it', async () => {
    const db = await migrated()
    await put(db, [listing(1, { text: 'a\0b' })])
    const { body } = (await rowOf(db, 1))!
    expect(JSON.parse(body)).toEqual({ text: 'a\0b' })
    const raw = { ...listing(2), id: 'a\0b' }
    await expect(put(db, [raw])).rejects.toThrow(/0x00/)
    expect(await countContent(db)).toEqual({ listings: 1 })
  })
})

test('two processes write to one SQLite file, reading before they write', async () => {
  const file = storeFile()
  const db = openSqliteStore(file)
  await migrate(db)
  const rounds = 60
  const child = spawn(process.execPath, ['--input-type=module', '-e', WRITER, file, String(rounds)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  const ended = once(child, 'exit')
  for (let i = 0; i < rounds; i++) {
    await db.transaction().execute(async (trx) => {
      await trx.selectFrom('content').select('id').limit(1).execute()
      await new Promise((resolve) => setTimeout(resolve, 1))
      await putContent(trx, [listing(i)], SEED)
    })
  }
  expect(await ended).toEqual([0, null])
  expect(await currentSeq(db)).toBe(2 * rounds)
  expect(await countContent(db)).toEqual({ listings: 2 * rounds })
  await db.destroy()
})

const storeModule = (name: string) => JSON.stringify(new URL(`../../../data/store/${name}.ts`, import.meta.url).href)

const WRITER = `
import { putContent } from ${storeModule('content.repository')}
import { openSqliteStore } from ${storeModule('database')}
const [file, rounds] = process.argv.slice(1)
const db = openSqliteStore(file)
process.stdout.write('ready')
for (let i = 0; i < Number(rounds); i++) {
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('content').select('id').limit(1).execute()
    const row = { kind: 'listings', id: String(1000 + i), body: {}, sample: false }
    await putContent(trx, [row], { origin: 'other', now: 0 })
  })
}
await db.destroy()
`
