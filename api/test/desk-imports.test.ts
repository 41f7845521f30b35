import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { AuditLog, ImportOrder, ImportRun, Imports } from '#core/contract/desk.ts'
import { sweepUploads } from '#api/edits/sweep-uploads.ts'
import { changeRun, findRun } from '#data/store/import-runs.repository.ts'
import { importsDir } from '#data/store/uploads.ts'
import { runStep } from '../../scripts/import/run-step.ts'
import { deskApp, get, read, type Desk } from './desk.ts'
import { partsOf, wireOf } from './edits.ts'
import type { Visitor } from './people.ts'
import { onBothStores } from './store/stores.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const TABLE = [
  'ID;Name;Kind;Lat;Lon;Country',
  '1;Sample Grill;Restaurants;48.8556;2.36;France',
  '2;;Restaurants;48.8556;2.36;France',
  '3;Sample Boat;Boats;48.8556;2.36;France',
  '4;Sample Deli;Restaurants;48.8556;2.36;Israel',
  ';Sample Café;Restaurants;48.8556;2.36;France',
  '6;Sample Bar;Restaurants',
].join('\n')

const MAPPING = {
  source: 'sample-board',
  name: 'Sample board',
  licence: 'CC0-1.0',
  by: 'Sample board',
  delimiter: ';',
  id: 'ID',
  fields: {
    'title.en': 'Name',
    'position.lat': 'Lat',
    'position.lng': 'Lon',
    country: 'Country',
    dtype: { column: 'Kind', values: { Restaurants: 228 } },
  },
}
const CHECK = { step: 'check', request: { mapping: MAPPING, isWhole: false } } as const

async function send(by: Visitor, text: string | Buffer, name = 'sample.csv') {
  const { type, body } = await wireOf(partsOf({ file: [new File([text as never], name)] }))
  return by.call('desk/imports', { body, headers: { 'content-type': type, 'content-length': String(body.length) } })
}

const order = (by: Visitor, id: number, body: ImportOrder) => by.post(`desk/import/${id}`, body)
const end = (by: Visitor, id: number) => by.call(`desk/import/${id}`, { method: 'DELETE' })
const runOf = (by: Visitor, id: number, lang = 'en') => read<ImportRun>(by, `import/${id}/${lang}`)

/** Carries out what was ordered last, as the process does. */
async function carryOut({ store, config, ordered }: Desk, stop = new AbortController()): Promise<void> {
  const run = await findRun(store, ordered.at(-1)!)
  await runStep({ config, store }, run!, stop)
}

async function sent(desk: Desk, text: string | Buffer = TABLE, name?: string): Promise<number> {
  const answer = await send(desk.Eva, text, name)
  expect(answer.statusCode, answer.body).toBe(200)
  await carryOut(desk)
  return answer.json().id
}

const filesOf = ({ config }: Desk) => readdirSync(importsDir(config)).sort()

onBothStores((open) => {
  const app = async () => {
    const desk = await deskApp(await open.migrated(), Date.now())
    // The tests of a file share its folder.
    rmSync(importsDir(desk.config), { recursive: true, force: true })
    mkdirSync(importsDir(desk.config), { recursive: true })
    return desk
  }

  test('a table is read, checked and imported; the log says by whom', async () => {
    const desk = await app()
    const { Eva, Omer, store } = desk
    const id = await sent(desk)
    const { shape, fields } = await runOf(Eva, id)
    expect(shape).toMatchObject({ format: 'csv', count: 6, delimiter: ';' })
    expect(shape?.columns?.map(({ name, guess }) => [name, guess])).toEqual([
      ['ID', 'id'],
      ['Name', 'title.en'],
      ['Kind', 'dtype'],
      ['Lat', 'position.lat'],
      ['Lon', 'position.lng'],
      ['Country', 'country'],
    ])
    expect(shape?.columns?.[2]).toMatchObject({ types: { Restaurants: 228, Boats: 0 } })
    expect(fields).toContainEqual({ field: 'title', label: 'Title', group: expect.any(String), localized: true })
    const content = () => store.selectFrom('content').select('id').where('origin', '=', 'import:sample-board').execute()

    expect((await order(Eva, id, CHECK)).statusCode).toBe(200)
    await carryOut(desk)
    const checked = await runOf(Eva, id)
    expect(checked).toMatchObject({ step: 'check', state: 'done', report: { dryRun: true, counts: { new: 1 } } })
    expect(checked.report?.skippedExamples.map(({ where, skip, reason }) => [where, skip, reason?.code])).toEqual([
      ['line 3', 'no-name', undefined],
      ['line 4', 'broken', 'unfit'],
      ['line 5', 'broken', 'elsewhere'],
      ['line 6', 'broken', 'noId'],
      ['line 7', 'broken', 'cells'],
    ])
    expect(checked.report?.first).toMatchObject([{ where: 'line 2', what: 'new', town: { en: 'Paris' } }])
    expect(await content()).toEqual([])

    expect((await order(Omer, id, { step: 'import' })).statusCode).toBe(200)
    await carryOut(desk)
    expect(await runOf(Eva, id)).toMatchObject({ step: 'import', state: 'done', report: { counts: { new: 1 } } })
    expect(await content()).toHaveLength(1)
    const { rows } = await read<AuditLog>(Eva, 'audit?kind=import')
    expect(rows).toMatchObject([
      { act: 'import', by: { name: 'Omer' }, item: 'sample.csv (Sample board)', undoable: false },
    ])
    expect((await Eva.post('desk/undo', { audit: rows[0]!.id })).json().code).toBe('cannotUndo')
    // What is done is not done again.
    expect((await order(Eva, id, { step: 'import' })).json().code).toBe('importUnchecked')
  })

  test('every line that is left out is in a table, in the language of the desk', async () => {
    const desk = await app()
    const id = await sent(desk, [TABLE, ...Array.from({ length: 30 }, (_, at) => `${at + 7};;;;;`)].join('\n'))
    await order(desk.Eva, id, CHECK)
    await carryOut(desk)
    const lines = async (lang: string) => {
      const { csv } = await read<{ csv: string }>(desk.Eva, `import/${id}/left-out/${lang}`)
      return csv.trim().split('\r\n')
    }
    const rows = await lines('en')
    expect(rows).toHaveLength(1 + 5 + 30)
    expect(rows.slice(0, 2)).toEqual(['Where,Id,Reason,Field,Value', expect.stringMatching(/^Line 3,2,/)])
    expect(rows.at(-1)).toMatch(/^Line 37,36,/)
    expect((await lines('he'))[0]).not.toBe(rows[0])
  })

  test('a saved mapping is offered for files with the same columns alone', async () => {
    const desk = await app()
    const first = await sent(desk)
    await order(desk.Eva, first, { ...CHECK, save: ' Board ' })
    await carryOut(desk)
    const same = await sent(desk, TABLE.split('\n').slice(0, 2).join('\n'), 'later.csv')
    expect((await runOf(desk.Omer, same)).saved).toEqual([{ name: 'Board', mapping: MAPPING }])
    const other = await sent(desk, 'ID;Name\n1;Sample')
    expect((await runOf(desk.Omer, other)).saved).toEqual([])
    await order(desk.Eva, same, {
      step: 'check',
      request: { mapping: { ...MAPPING, by: 'We' }, isWhole: false },
      save: 'Board',
    })
    expect((await runOf(desk.Omer, same)).saved).toMatchObject([{ name: 'Board', mapping: { by: 'We' } }])
  })

  test('a saved mapping is renamed and deleted', async () => {
    const desk = await app()
    const { Eva, Omer } = desk
    const id = await sent(desk)
    for (const save of ['Board', 'Other']) {
      await order(Eva, id, { ...CHECK, save })
      await carryOut(desk)
    }
    const saved = async () => (await runOf(Omer, id)).saved.map(({ name }) => name)
    const rename = (from: string, name: string) =>
      Omer.call(`desk/import/${id}/mapping/${encodeURIComponent(from)}`, { method: 'PUT', body: { name } })
    const drop = (name: string) =>
      Omer.call(`desk/import/${id}/mapping/${encodeURIComponent(name)}`, { method: 'DELETE' })
    expect((await rename('Board', ' Zürich / 2027 ')).statusCode).toBe(200)
    expect(await saved()).toEqual(['Other', 'Zürich / 2027'])
    expect((await rename('Other', 'Zürich / 2027')).json()).toMatchObject({ code: 'invalidField' })
    expect((await rename('Board', 'New')).json().code).toBe('notFound')
    expect((await rename('Other', 'Other')).statusCode).toBe(200)
    expect((await rename('Other', ' ')).json().code).toBe('needMappingName')
    expect((await drop('Zürich / 2027')).statusCode).toBe(200)
    expect((await drop('Zürich / 2027')).json().code).toBe('notFound')
    expect(await saved()).toEqual(['Other'])
  })

  test('nothing is imported without a dry run, nor by a mapping that lacks something', async () => {
    const desk = await app()
    const { Eva } = desk
    const id = await sent(desk)
    expect((await order(Eva, id, { step: 'import' })).json().code).toBe('importUnchecked')
    expect((await order(Eva, id, { step: 'check' })).json().code).toBe('importUnchecked')
    const { dtype: _, ...fields } = MAPPING.fields
    const { 'position.lat': __, ...elsewhere } = MAPPING.fields
    for (const mapping of [
      undefined,
      { ...MAPPING, fields },
      { ...MAPPING, fields: elsewhere },
      { ...MAPPING, source: 'Sample Board' },
      { ...MAPPING, fields: { ...MAPPING.fields, password: 'Name' } },
      { ...MAPPING, id: 7 },
    ]) {
      const request = { isWhole: false, ...(mapping && { mapping: mapping as never }) }
      expect((await order(Eva, id, { step: 'check', request })).json().code).toBe('invalidField')
    }
    expect((await order(Eva, id + 1, CHECK)).json().code).toBe('notFound')
    // A map's tags need no mapping.
    const map = await sent(desk, '{"elements":[]}', 'map.json')
    expect((await runOf(Eva, map)).shape).toEqual({ format: 'overpass', count: 0 })
    expect((await order(Eva, map, CHECK)).json().code).toBe('invalidField')
    expect((await order(Eva, map, { step: 'check', request: { isWhole: false } })).statusCode).toBe(200)
  })

  test('one runs at a time; one whose process has died is stopped, and goes on', async () => {
    const desk = await app()
    const { Eva, Omer, clock, ordered } = desk
    const id = await sent(desk)
    await order(Eva, id, CHECK)
    const second = await send(Omer, TABLE)
    expect([second.statusCode, second.json().code]).toEqual([409, 'importRuns'])
    expect(second.json().error).toContain('sample.csv')
    expect((await order(Omer, id, CHECK)).json().code).toBe('importRuns')
    expect(filesOf(desk)).toHaveLength(1)
    await carryOut(desk)
    const both = await Promise.all([order(Eva, id, { step: 'import' }), order(Omer, id, { step: 'import' })])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    // The server and its process end, and start again.
    clock.now += 2 * MINUTE_MS
    expect((await runOf(Eva, id)).state).toBe('stopped')
    expect((await read<Imports>(Eva, 'imports')).runs).toMatchObject([{ id, step: 'import', state: 'stopped' }])
    const before = ordered.length
    expect((await order(Eva, id, { step: 'import' })).statusCode).toBe(200)
    expect(ordered).toHaveLength(before + 1)
    await carryOut(desk)
    expect(await runOf(Eva, id)).toMatchObject({ state: 'done', report: { counts: { new: 1 } } })
  })

  test('what runs is stopped between batches, and then removed with its file', async () => {
    const desk = await app()
    const { Eva } = desk
    const id = await sent(desk)
    await order(Eva, id, CHECK)
    expect((await end(Eva, id)).statusCode).toBe(200)
    // The process hears it with its next sign of life.
    expect((await changeRun(desk.store, id, {}, desk.clock.now)).isCancelled).toBe(true)
    const stop = new AbortController()
    stop.abort()
    await carryOut(desk, stop)
    expect((await runOf(Eva, id)).state).toBe('stopped')
    // The file, and what was left out of it so far.
    expect(filesOf(desk)).toHaveLength(2)
    expect((await end(Eva, id)).statusCode).toBe(200)
    expect(filesOf(desk)).toEqual([])
    expect((await get(Eva, `import/${id}/en`)).json().code).toBe('notFound')
  })

  test.each<[string, string | Buffer, string, object]>([
    [
      'another encoding',
      Buffer.from('ID,Name\n1,ok\n2,caf\u00e9', 'latin1'),
      'a.csv',
      { code: 'notUtf8', values: { line: '3' } },
    ],
    ['nothing', '', 'a.csv', { code: 'empty' }],
    ['half a file', '{"elements":[{"type":"node"', 'a.json', { code: 'json' }],
    ['something else', 'Dear editor,', 'letter', { code: 'format' }],
    ['an export of ours', '{"format":"kosher-travel-directory","version":1}', 'a.jsonl', { code: 'format' }],
  ])('a file with %s says why it cannot be read', async (_, text, name, reason) => {
    const desk = await app()
    const id = await sent(desk, text, name)
    const run = await runOf(desk.Eva, id)
    expect(run).toMatchObject({ step: 'read', state: 'failed', problem: { reason } })
    expect(run.problem?.text).not.toContain(desk.config.varDir)
  })

  test('a file that is too large leaves nothing, and files are swept after a week', async () => {
    const desk = await app()
    const large = await send(desk.Eva, Buffer.alloc(21_000_000, 'x'))
    expect([large.statusCode, large.json().code]).toEqual([413, 'importTooLarge'])
    expect(large.json().error).toContain('20')
    const { type, body } = await wireOf(partsOf({ other: [new File(['x'], 'x')] }))
    const headers = { 'content-type': type, 'content-length': String(body.length) }
    expect((await desk.Eva.call('desk/imports', { body, headers })).json().code).toBe('invalidRequest')
    expect((await read<Imports>(desk.Eva, 'imports')).runs).toEqual([])
    const id = await sent(desk)
    await sweepUploads(desk.store, desk.config, Date.now() + 6 * DAY_MS)
    expect((await runOf(desk.Eva, id)).name).toBe('sample.csv')
    await sweepUploads(desk.store, desk.config, Date.now() + 8 * DAY_MS)
    expect((await get(desk.Eva, `import/${id}/en`)).statusCode).toBe(404)
    expect(filesOf(desk)).toEqual([])
  })

  test('the latest ten files stay', async () => {
    const desk = await app()
    const ids: number[] = []
    for (let i = 0; i < 11; i++) ids.push(await sent(desk, TABLE, `../../${i}.csv`))
    const { runs } = await read<Imports>(desk.Eva, 'imports')
    expect(runs.map(({ id }) => id)).toEqual(ids.slice(1).reverse())
    expect(runs[0]?.name).toBe('10.csv')
    expect(filesOf(desk)).toHaveLength(10)
  })
})
