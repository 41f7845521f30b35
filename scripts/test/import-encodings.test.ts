import { expect, test } from 'vitest'
import { guessFormat, type Format } from '../import/places/reader.ts'
import { listings, overpass, restaurant, run, scratch, smallWorld, sampleLines, sampleMapping } from './import-world.ts'

const mapping = sampleMapping()
const lines = sampleLines()
const table = lines.join('\n')
const [names = '', row = ''] = lines
const lineOf = (name: string, id = 'node/1') =>
  JSON.stringify({
    type: 'Feature',
    id,
    geometry: { type: 'Point', coordinates: [2.359, 48.857] },
    properties: { amenity: 'restaurant', 'diet:kosher': 'only', name },
  })
const collection = `{"type":"FeatureCollection","features":[\n${lineOf('Café')}\n]}`
/** "Shalom" in the Hebrew letters of Windows-1255. */
const SHALOM = Buffer.from([0xf9, 0xec, 0xe5, 0xed])

const latin = (text: string) => Buffer.from(text, 'latin1')
const wide = (text: string) => Buffer.from(text, 'utf16le')
const marked = (text: string) => wide(`\ufeff${text}`)

test.each<[what: string, name: string, Buffer, line: number]>([
  ['a table in Latin-1', 'a.csv', Buffer.concat([Buffer.from(`${names}\n${row}\n`), latin('b-2;Café')]), 3],
  ['a table in Windows-1255', 'a.csv', Buffer.concat([Buffer.from(`${names}\nb-9;`), SHALOM, Buffer.from(';')]), 2],
  ['a table that ends in a letter of Latin-1', 'a.csv', latin(`${names}\nb-2;Caf\u00e9`), 2],
  ['a table in UTF-16 without its mark', 'a.csv', wide(names), 1],
  ['lines of GeoJSON in Latin-1', 'a.geojsonseq', latin(`${lineOf('Cafe')}\n\u001e${lineOf('Café', 'node/2')}\n`), 2],
  ['our export in Latin-1', 'a.jsonl', latin('{"format":"kosher-travel-directory","version":1}\n{"kind":"Café"}\n'), 2],
  ['a FeatureCollection in Latin-1', 'a.geojson', latin(collection), 2],
  ['a FeatureCollection in UTF-16', 'a.geojson', marked(collection), 1],
  ['an Overpass answer in UTF-16', 'a.json', marked(JSON.stringify(overpass([restaurant(1)]))), 1],
])('%s is refused as not UTF-8, with its line', async (_, name, bytes, line) => {
  const db = await smallWorld()
  const file = scratch()(name, bytes)
  const attempt = async () => run(db, file, name === 'a.csv' ? { mapping } : {})
  await expect(attempt()).rejects.toThrow(`${file}: line ${line} is not UTF-8`)
  await expect(attempt()).rejects.toThrow(/Save it as UTF-8 and import it again/)
  expect(JSON.stringify(await listings(db))).not.toContain('\ufffd')
})

test('UTF-16 is named whatever the format is said to be', async () => {
  const db = await smallWorld()
  const file = scratch()('a.json', marked(JSON.stringify(overpass([]))))
  for (const format of ['overpass', 'geojson', 'jsonl'] satisfies Format[])
    await expect(run(db, file, { format })).rejects.toThrow(/line 1 is not UTF-8/)
  expect(() => guessFormat(file)).toThrow(/line 1 is not UTF-8/)
})

test('a table in UTF-16 with its mark, and one in UTF-8 with its own, are taken in', async () => {
  const db = await smallWorld()
  const file = scratch()
  const inUtf16 = await run(db, file('a.csv', marked(table)), { mapping })
  expect(inUtf16.counts.new).toBe(3)
  expect((await listings(db))['b-1']?.title.he).toBe('מאפיית הדוגמה')
  const inUtf8 = await run(db, file('b.csv', `\ufeff${table}`), { mapping })
  expect(inUtf8.counts).toMatchObject({ new: 0, unchanged: 3 })
})

test('letters of one to four bytes stay whole wherever a piece of the file ends', async () => {
  const db = await smallWorld()
  const name = 'aé€😀'.repeat(35)
  const many = Array.from({ length: 1000 }, (_, i) => lineOf(`${'x'.repeat(i % 11)}${name}`, `node/${i + 1}`))
  const file = scratch()
  const lines = await run(db, file('a.geojsonl', many.join('\n')))
  expect(lines.counts.new).toBe(many.length)
  for (const { title } of Object.values(await listings(db))) expect(title.en.replace(/^x*/, '')).toBe(name)
  const whole = `{"type":"FeatureCollection","features":[${many.join(',')}]}`
  const again = await run(db, file('a.geojson', whole))
  expect(again.counts).toMatchObject({ new: 0, unchanged: many.length })
  const far = Buffer.concat([Buffer.from(`${many.join('\n')}\n`), latin(lineOf('Café'))])
  await expect(run(db, file('b.geojsonl', far))).rejects.toThrow('line 1001 is not UTF-8')
})
