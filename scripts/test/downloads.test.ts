import { hash } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { snapshotOf } from '../deploy/local.ts'
import { verifyRelease } from '../engine/verify.ts'
import {
  changedFiles,
  krakowListing,
  largeChange,
  listing,
  makeBundle,
  openDesk,
  pagePath,
  readPage,
  releaseOf,
  stamps,
  type Desk,
} from './site-desk.ts'

const DAY = 86_400_000
const OSM = { name: 'OpenStreetMap', url: 'https://www.openstreetmap.org/copyright', licence: 'ODbL-1.0' }
const OWN = { name: 'Compiled', licence: 'Facts, CC0-1.0' }
const CLOSED = { name: 'A directory', licence: 'All rights reserved' }
const source = (of: object, checked: string) => ({ provenance: { ...of, checked, by: 'Them', status: 'compiled' } })

const fact = (kind: string, name: string) => ({
  claim: 'certified',
  certificate: { number: '7', photo: 'u-photo' },
  source: { kind, name, retrieved: '2026-11-01' },
  confirmedAt: '2026-11-01',
  confirmedBy: 'Editors',
})

async function openWorld(): Promise<Desk> {
  const desk = await openDesk()
  const facts = [fact('place', 'The place'), fact('import', 'OpenStreetMap'), fact('import', 'Compiled')]
  await desk.put([
    listing(1, source(OSM, '2026-06-08')),
    listing(2, { ...source(OSM, '2026-06-17'), pictures: ['u-1'], title: { en: 'Bread, "warm"', he: 'לחם' } }),
    listing(3, { ...source(OWN, '2026-11-20'), kashrutFacts: facts }),
    listing(4, source(CLOSED, '2026-11-21')),
    { ...listing(5, { ...source(OWN, '2026-11-22'), sample: true }), sample: true },
  ])
  return desk
}

interface Listed {
  downloads: {
    licence: string
    licenceUrl: string
    listings: number
    checked: string
    files: { format: string; url: string; bytes: number; sha256: string }[]
  }[]
}

const listed = (desk: Desk) => JSON.parse(readPage(desk, 'data/index.json')) as Listed
const fileOf = (url: string) => new URL(url).pathname.slice(1)
const unpacked = (desk: Desk, file: string) => gunzipSync(readFileSync(pagePath(desk, file))).toString()
const lines = (desk: Desk, licence: string) =>
  unpacked(desk, `data/listings-${licence}.jsonl.gz`).trimEnd().split('\n').map((line) => JSON.parse(line) as {
    id?: string
    body?: Record<string, unknown>
    sources?: unknown
  }) // prettier-ignore

const nightly = async (desk: Desk) => (await desk.publisher()).publish({ refreshShabbatTimes: true })
const dataOf = (files: readonly string[]) => files.filter((file) => file.startsWith('data/'))

test('each licence has its own files, with count, day, size and checksum', async () => {
  const desk = await openWorld()
  await nightly(desk)
  const { downloads } = listed(desk)
  expect(downloads.map(({ licence, listings, checked }) => [licence, listings, checked])).toEqual([
    ['ODbL-1.0', 2, '2026-06-17'],
    ['CC0-1.0', 1, '2026-11-20'],
  ])
  expect(downloads[0]?.licenceUrl).toContain('opendatacommons.org')
  for (const { files } of downloads) {
    expect(files.map(({ format }) => format)).toEqual(['jsonl', 'geojson', 'csv'])
    for (const { url, bytes, sha256 } of files) {
      const content = readFileSync(pagePath(desk, fileOf(url)))
      expect([content.length, hash('sha256', content)]).toEqual([bytes, sha256])
    }
  }
  const [head, ...rows] = lines(desk, 'odbl-1.0')
  expect(head).toMatchObject({ made: '2026-06-17', sources: [{ name: 'OpenStreetMap', licence: 'ODbL-1.0' }] })
  expect(rows.map(({ id }) => id)).toEqual(['1', '2'])
  const geo = JSON.parse(unpacked(desk, 'data/listings-odbl-1.0.geojson.gz')) as { features: { id: string }[] }
  expect(geo.features.map(({ id }) => id)).toEqual(['listings/1', 'listings/2'])
  const csv = unpacked(desk, 'data/listings-odbl-1.0.csv.gz').trimEnd().split('\r\n')
  expect(csv).toHaveLength(3)
  expect(csv[2]).toContain('"Bread, ""warm""",לחם')
})

test('no sample, no other licence, no picture and no fact of another source is passed on', async () => {
  const desk = await openWorld()
  await nightly(desk)
  const all = [...lines(desk, 'odbl-1.0'), ...lines(desk, 'cc0-1.0')].flatMap(({ id }) => id ?? [])
  expect(all).toEqual(['1', '2', '3'])
  expect(lines(desk, 'odbl-1.0')[2]?.body).not.toHaveProperty('pictures')
  const facts = lines(desk, 'cc0-1.0')[1]?.body?.['kashrutFacts']
  expect(facts).toEqual([
    { ...fact('place', 'The place'), certificate: { number: '7' } },
    { ...fact('import', 'Compiled'), certificate: { number: '7' } },
  ])
})

test('the page of open data has what the list of files has', async () => {
  const desk = await openWorld()
  await nightly(desk)
  const [first] = listed(desk).downloads
  const page = readPage(desk, 'Open_Data.html')
  for (const { sha256, url } of first!.files) for (const part of [sha256, fileOf(url)]) expect(page).toContain(part)
})

test('only files whose listings changed are rewritten, at night and not with an edit', async () => {
  const desk = await openWorld()
  await nightly(desk)
  const before = stamps(desk)
  desk.clock.now += DAY
  await nightly(desk)
  expect(dataOf(changedFiles(before, stamps(desk)))).toEqual([])

  await desk.edit(listing(3, { ...source(OWN, '2026-11-20'), title: { en: 'Renamed' } }))
  await (await desk.publisher()).publish()
  expect(dataOf(changedFiles(before, stamps(desk)))).toEqual([])
  expect(verifyRelease(releaseOf(desk))).toEqual([])

  await nightly(desk)
  const own = ['csv', 'geojson', 'jsonl'].map((format) => `data/listings-cc0-1.0.${format}.gz`)
  expect(dataOf(changedFiles(before, stamps(desk)))).toEqual(['data/index.json', ...own])
  expect(unpacked(desk, own[2]!)).toContain('Renamed')
  expect(existsSync(`${releaseOf(desk)}/downloads`)).toBe(false)
  expect(verifyRelease(releaseOf(desk))).toEqual([])
})

test('the files of a licence go with its last listing', async () => {
  const desk = await openWorld()
  await nightly(desk)
  await desk.edit({ ...listing(3, source(CLOSED, '2026-11-20')) })
  await nightly(desk)
  expect(listed(desk).downloads.map(({ licence }) => licence)).toEqual(['ODbL-1.0'])
  expect(existsSync(pagePath(desk, 'data/listings-cc0-1.0.csv.gz'))).toBe(false)
})

test('a new release keeps the files, and the same listings make the same bytes on any day', async () => {
  const desk = await openWorld()
  await nightly(desk)
  const first = listed(desk)
  const before = stamps(desk)
  await desk.put(largeChange())
  await (await desk.publisher()).publish()
  // As hard links, which are the same files.
  expect(dataOf(changedFiles(before, stamps(desk)))).toEqual([])

  const other = await openWorld()
  other.clock.now += 3 * DAY
  await nightly(other)
  expect(listed(other)).toEqual(first)
  await other.edit(krakowListing(100, source(OSM, '2026-06-01')))
  await (await other.publisher(makeBundle(other.folder, 'two'))).publish({ refreshShabbatTimes: true })
  expect(listed(other).downloads[0]?.listings).toBe(3)
})

test('a lost file is made again', async () => {
  const desk = await openWorld()
  await nightly(desk)
  rmSync(pagePath(desk, 'data/listings-odbl-1.0.csv.gz'))
  await nightly(desk)
  const { url, sha256 } = listed(desk).downloads[0]!.files[2]!
  expect(hash('sha256', readFileSync(pagePath(desk, fileOf(url))))).toBe(sha256)
})

test('a deploy sends the files, which have no plain form', async () => {
  const desk = await openWorld()
  await nightly(desk)
  const { files } = await snapshotOf(desk.varDir, new Map())
  const names = [...files.keys()].filter((file) => /^data\/|\.br$/.test(file)).sort()
  expect(names).toHaveLength(7)
  expect(names).toContain('data/listings-odbl-1.0.jsonl.gz')
})
