import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { LeftOut } from '#core/contract/import-report.ts'
import { leftOutRow } from '#core/text/left-out-table.ts'
import { readCommand } from '../import/places/command.ts'
import { shapeOfFile } from '../import/places/file-shape.ts'
import { tableOfLeftOut } from '../import/places/left-out-file.ts'
import { readMapping } from '../import/places/mapping-file.ts'
import { openReading } from '../import/places/reading.ts'
import { city, fixture, listings, NOW, run, sampleLines, scratch, smallWorld } from './import-world.ts'

const TEL_AVIV = city(293397, 'Tel Aviv', 'IL', [34.7806, 32.0809], 432_892)
const mapping = readMapping(fixture('csv-map-auto.json'), NOW)
const shapeOf = (file: string) => shapeOfFile(openReading(file, { now: NOW }))

test.each([
  ['excel-semi.csv', ';', 1],
  ['excel-sep.csv', ';', 2],
  ['excel-utf16.csv', '\t', 1],
])('%s is read by the command as at the desk: each row, or its line and why not', async (name, delimiter, names) => {
  const file = fixture(name)
  const { format, count, columns } = await shapeOf(file)
  expect(await shapeOf(file)).toMatchObject({ format: 'csv', count: 9, delimiter })
  expect([format, count, columns!.map((column) => column.name)]).toEqual([
    'csv',
    9,
    ['ID', 'Name', 'Address', 'City', 'Lat', 'Lng', 'Phone', 'Hours'],
  ])
  const db = await smallWorld([TEL_AVIV])
  const left: LeftOut[] = []
  const report = await run(db, file, { mapping, onLeftOut: (row) => left.push(row) })
  expect(report.read).toBe(9)
  const all = await listings(db)
  expect(all['1']).toMatchObject({ address: expect.stringContaining("רח' הדוגמה 24") })
  const broken = left.find(({ skip }) => skip === 'broken')!
  expect(broken).toMatchObject({
    where: `line ${names + 2}`,
    reason: { code: 'cells', values: { cells: '9', columns: '8' } },
  })
  // Each row is a listing, or named with its line.
  const lines = left.filter(({ skip }) => skip).map(({ where }) => Number(where.replace('line ', '')) - names)
  expect([...lines, ...Object.keys(all).map(Number)].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})

const table = (...rows: string[]) => ['ID;Name;Address;City;Lat;Lng;Phone;Hours', ...rows].join('\r\n')

test('a quotation mark within a cell is a letter', async () => {
  const db = await smallWorld([TEL_AVIV])
  const rows = [
    '1;מסעדת הדגם בע"מ;אצ"ל 24;ת"א;32.05;34.79;;',
    '2;"בע""מ" ;"a;b";"x\ny";32.05;34.79;;',
    '4;"Cafe "X" Ltd";S;C;32.05;34.79;;',
  ]
  const report = await run(db, scratch()('a.csv', table(...rows, '3;too short')), { mapping })
  const all = await listings(db)
  expect(all['1']).toMatchObject({ title: { he: 'מסעדת הדגם בע"מ' }, address: 'אצ"ל 24, ת"א' })
  expect(all['2']).toMatchObject({ title: { he: 'בע"מ' }, address: 'a;b, x y' })
  expect(all['4']).toMatchObject({ title: { he: 'Cafe "X" Ltd' } })
  expect(report.skippedExamples).toMatchObject([{ where: 'line 6', reason: { code: 'cells' } }])
})

test('a row that an open quote makes too long is named by the line where it begins', async () => {
  const db = await smallWorld([TEL_AVIV])
  const rows = ['1;One;"Street;City;32.05;34.79;;', '2;Two;"Street";City;32.05;34.79;;', '3;Three;S;C;32.05;34.79;;']
  const report = await run(db, scratch()('a.csv', table(...rows)), { mapping })
  expect(Object.keys(await listings(db))).toEqual(['3'])
  expect(report.skippedExamples).toMatchObject([{ where: 'line 2', reason: { code: 'quote', values: { last: '3' } } }])
})

test.each([
  ['windows-1255', Buffer.from([0xf9, 0xec, 0xe5, 0xed]), 'שלום'],
  ['windows-1252', Buffer.from('Café Esther', 'latin1'), 'Café Esther'],
] as const)('a table in %s names the encoding to try, and is read in it', async (encoding, name, title) => {
  const db = await smallWorld([TEL_AVIV])
  const bytes = Buffer.concat([Buffer.from(`${table('1;')}`), name, Buffer.from(';Street;City;32.05;34.79;;')])
  const file = scratch()('a.csv', bytes)
  await expect(shapeOf(file)).rejects.toMatchObject({
    message: expect.stringContaining(`add --encoding ${encoding}`),
    reason: { code: 'notUtf8', values: { line: '2', guess: encoding } },
  })
  expect(await shapeOfFile(openReading(file, { now: NOW }), encoding)).toMatchObject({ encoding, count: 1 })
  const command = readCommand([file, '--mapping', fixture('csv-map-auto.json'), '--encoding', encoding], NOW)
  expect(command).toMatchObject({ places: { mapping: { encoding } } })
  await run(db, file, { mapping: { ...mapping, encoding } })
  expect((await listings(db))['1']).toMatchObject({ title: { he: title } })
})

test('UTF-16 of either order is read, and its errors have readable letters', async () => {
  const text = `\ufeff${table('1;קפה;אצ"ל 24;ת"א;32.05;34.79;;', '2;קפה;מעט')}`
  const file = scratch()
  const small = Buffer.from(text, 'utf16le')
  for (const bytes of [small, Buffer.from(small).swap16()]) {
    const db = await smallWorld([TEL_AVIV])
    const report = await run(db, file('a.csv', bytes), { mapping })
    expect((await listings(db))['1']).toMatchObject({ title: { he: 'קפה' } })
    expect(report.skippedExamples).toMatchObject([{ where: 'line 3', why: expect.stringMatching(/^[\x20-\x7e]+$/) }])
  }
})

test.each([
  ['html', '<!DOCTYPE html><html><body><table><tr><td>ID</td></tr></table>'],
  ['html', '\ufeff\n<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table>'],
  ['workbook', 'PK\u0003\u0004…'],
  ['pdf', '%PDF-1.7'],
])('%s called a table is refused as what it is, by the command and at the desk', async (code, text) => {
  const db = await smallWorld()
  for (const name of ['a.csv', 'a.geojson']) {
    const file = scratch()(name, text)
    await expect(async () => shapeOf(file)).rejects.toMatchObject({ reason: { code } })
    await expect(run(db, file, { mapping })).rejects.toMatchObject({ reason: { code } })
  }
})

test('the report is a table of every line and value that is left out', async () => {
  const db = await smallWorld([TEL_AVIV])
  const file = scratch()
  const rows = Array.from({ length: 30 }, (_, at) => `${at + 1};;;;;;;`)
  const name = file('left.csv', '')
  const report = tableOfLeftOut(name)
  await run(db, file('a.csv', table(...rows, '31;=Sum;Street;City;32.05;34.79;call;')), {
    mapping,
    onLeftOut: (row) => report.add(row),
  })
  report.close()
  const lines = readFileSync(name, 'utf8').split('\r\n')
  expect(lines).toHaveLength(1 + 30 + 1 + 1)
  expect(lines.slice(0, 2)).toEqual(['\ufeffWhere,Id,Reason,Field,Value', 'Line 2,1,Without a position,,'])
  expect(lines[31]).toBe(
    'Line 32,31,"The value does not fit its field, and the rest of the place was taken.",phones,"""call"""',
  )
  expect(() => readCommand([name, '--format', 'csv', '--report', name], NOW)).not.toThrow()
  expect(() => tableOfLeftOut(`${name}/none/left.csv`)).toThrow(/--report .* cannot be written/)
})

test('the report names reasons in each language', () => {
  const values = { said: 'IL', found: 'CY', town: 'Paphos' }
  const row: LeftOut = { where: 'feature 4', id: '4', skip: 'broken', reason: { code: 'elsewhere', values } }
  expect(leftOutRow('en', row)).toContain('Feature 4,4,')
  expect(leftOutRow('he', row)).toContain('ישראל')
  expect(leftOutRow('de', { where: 'line 1', field: 'phones', value: 'x' }, () => 'Telefon')).toContain(',Telefon,x')
})

test('a mapping’s delimiter still counts, and the file’s own before it', async () => {
  const file = scratch()
  const [names = '', row = ''] = sampleLines()
  expect(await shapeOf(file('a.csv', `sep=|\n${`${names}\n${row}`.replaceAll(';', '|')}`))).toMatchObject({
    delimiter: '|',
    count: 1,
  })
  const db = await smallWorld([TEL_AVIV])
  const text = `sep=;\n${table('1;One;Street, 1, 2, 3, 4, 5, 6, 7;City;32.05;34.79;;')}`
  await run(db, file('b.csv', text), { mapping: { ...mapping, delimiter: ',' } })
  expect(Object.keys(await listings(db))).toEqual(['1'])
})
