import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sweepUploads } from '#api/edits/sweep-uploads.ts'
import type { OpenPicture, SeedListing } from '#core/contract/data-files.ts'
import { PICTURE_WIDTHS } from '#core/domain/pictures.ts'
import { putContent } from '#data/store/content.repository.ts'
import { listing } from '../../data/test/content.ts'
import { temporaryFolder } from '../../data/test/helpers.ts'
import { pictureLicence, type Rights } from '../fetch/commons-licence.ts'
import { fetchPictures } from '../fetch/pictures.ts'
import { picturesText } from '../fetch/pictures-text.ts'
import { fakeServer, json, page, settingsFor, testWorld } from './fetch-world.ts'
import { JERUSALEM, PARIS, smallWorld } from './import-world.ts'

const SPARQL = '/sparql'
const COMMONS = '/w/api.php'
const DAY_MS = 86_400_000

const fileUrl = (name: string) =>
  `http://commons.wikimedia.org/wiki/Special:FilePath/${encodeURIComponent(name.replaceAll(' ', '_'))}`

/** Rows as query.wikidata.org gives them in JSON. */
const images = (rows: readonly (readonly [item: string, name: string])[]) => ({
  head: { vars: ['item', 'image'] },
  results: {
    bindings: rows.map(([item, name]) => ({
      item: { type: 'uri', value: `http://www.wikidata.org/entity/${item}` },
      image: { type: 'uri', value: fileUrl(name) },
    })),
  },
})
const cityImages = (rows: readonly (readonly [id: number, name: string])[]) => ({
  head: { vars: ['geonames', 'image'] },
  results: {
    bindings: rows.map(([id, name]) => ({
      geonames: { type: 'literal', value: String(id) },
      image: { type: 'uri', value: fileUrl(name) },
    })),
  },
})

const OPEN: Rights = {
  Artist: '<a href="//commons.wikimedia.org/wiki/User:Ada" title="User:Ada">Ada &amp; Bo</a>',
  License: 'cc-by-sa-4.0',
  LicenseShortName: 'CC BY-SA 4.0',
  LicenseUrl: 'https://creativecommons.org/licenses/by-sa/4.0',
  UsageTerms: 'Creative Commons Attribution-Share Alike 4.0',
}

interface Known {
  name: string
  hash?: string
  rights?: Rights
  more?: object
}

/** Pages as commons.wikimedia.org gives them in format version 2. */
const commons = (server: { url: string }, files: readonly Known[]) => ({
  batchcomplete: true,
  query: {
    normalized: files.map(({ name }) => ({ fromencoded: false, from: `File:${name}`, to: `File:${name}` })),
    pages: files.map(({ name, hash = 'a', rights = OPEN, more }, at) => ({
      pageid: at + 1,
      ns: 6,
      title: `File:${name}`,
      imagerepository: 'local',
      imageinfo: [
        {
          size: 2_000_000,
          width: 4000,
          height: 3000,
          thumburl: `${server.url}/thumb/${encodeURIComponent(name)}`,
          thumbwidth: 1600,
          thumbheight: 1200,
          url: `${server.url}/original/${encodeURIComponent(name)}`,
          descriptionurl: `https://commons.wikimedia.org/wiki/File:${name.replaceAll(' ', '_')}`,
          sha1: hash.repeat(40),
          mime: 'image/jpeg',
          extmetadata: Object.fromEntries(
            Object.entries(rights).map(([key, value]) => [key, { value, source: 'commons-desc-page' }]),
          ),
          ...more,
        },
      ],
    })),
  },
})

const jpeg = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#7a5' } })
    .jpeg()
    .toBuffer()

const WALL = listing(1, { dtype: 237, place: JERUSALEM, wikidata: 'Q134821', title: { en: 'The Wall' } })
const SYNAGOGUE = listing(2, { dtype: 231, place: PARIS, wikidata: 'Q2' })
const SENT = 'u-00000000-0000-4000-8000-000000000000'

async function openDesk(listings: readonly SeedListing[] = [WALL, SYNAGOGUE]) {
  const server = await fakeServer()
  const db = await smallWorld()
  const put = async (...rows: readonly SeedListing[]) => {
    const contents = rows.map((body) => ({ kind: 'listings' as const, id: String(body.tnid), body, sample: false }))
    await db.transaction().execute((trx) => putContent(trx, contents, { origin: 'seed', now: 1 }))
  }
  await put(...listings)
  const varDir = temporaryFolder()
  const world = testWorld()
  const fetchOnce = ({ apply = true, maxAgeMs = 0 } = {}) => {
    const options = { folder: join(varDir, 'fetched'), maxAgeMs, apply, config: { varDir } }
    return fetchPictures(db, settingsFor(server.url), options, world)
  }
  const stored = async () => {
    const rows = await db
      .selectFrom('content')
      .select('body')
      .where('kind', '=', 'openPictures')
      .where('deleted', '=', 0)
      .orderBy('id')
      .execute()
    return rows.map(({ body }) => JSON.parse(body) as OpenPicture)
  }
  const approved = join(varDir, 'uploads', 'approved')
  const files = () => (existsSync(approved) ? readdirSync(approved).sort() : [])
  const photograph = page(200, await jpeg(), { 'content-type': 'image/jpeg' })
  return { server, db, varDir, world, put, fetchOnce, stored, files, photograph }
}

type Desk = Awaited<ReturnType<typeof openDesk>>

function answerAll({ server, photograph }: Desk, { hash = 'a', rights = OPEN }: Omit<Known, 'name'> = {}): void {
  server.answer(
    SPARQL,
    json(
      images([
        ['Q134821', 'The Wall.jpg'],
        ['Q2', 'Inside.jpg'],
      ]),
    ),
    json(cityImages([[PARIS, 'Paris by day.jpg']])),
  )
  server.answer(
    COMMONS,
    json(
      commons(server, [{ name: 'The Wall.jpg', hash, rights }, { name: 'Inside.jpg' }, { name: 'Paris by day.jpg' }]),
    ),
  )
  for (const name of ['The Wall.jpg', 'Inside.jpg', 'Paris by day.jpg'])
    server.answer(`/thumb/${encodeURIComponent(name)}`, photograph)
}

const downloads = ({ server }: Desk) => server.asked.filter(({ path }) => path.startsWith('/thumb/')).length

test('pictures come in the sizes of the site, with author, licence and source, after a difference', async () => {
  const desk = await openDesk()
  answerAll(desk)
  const dry = await desk.fetchOnce({ apply: false })
  expect(dry).toMatchObject({ subjects: 4, pictures: 3, new: 3, changed: 0, gone: 0, refused: 0, dryRun: true })
  expect(picturesText(dry)).toContain('The Wall (File:The Wall.jpg, CC BY-SA 4.0)')
  expect([await desk.stored(), desk.files(), downloads(desk)]).toEqual([[], [], 0])
  const [items, cities, files] = desk.server.asked.map(({ form }) => form)
  expect(items!.query).toContain('VALUES ?item { wd:Q134821 wd:Q2 }\n  ?item wdt:P18 ?image .')
  expect(cities!.query).toContain('?item wdt:P1566 ?geonames .')
  expect(files).toMatchObject({ prop: 'imageinfo', formatversion: '2' })
  expect(files!.titles!.split('|')).toContain('File:The Wall.jpg')

  expect(await desk.fetchOnce({ maxAgeMs: DAY_MS })).toMatchObject({ new: 3, unfit: 0, dryRun: false })
  const [city, wall, inside] = await desk.stored()
  expect([city, inside].map((picture) => picture?.id)).toEqual([`city-${PARIS}`, 'listing-2'])
  expect(wall).toEqual({
    id: 'listing-1',
    key: expect.stringMatching(/^u-[0-9a-f-]{36}$/),
    file: 'File:The Wall.jpg',
    hash: 'a'.repeat(40),
    author: 'Ada & Bo',
    licence: 'CC BY-SA 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
    source: 'https://commons.wikimedia.org/wiki/File:The_Wall.jpg',
  })
  const sizes = PICTURE_WIDTHS.map((width) => `${wall!.key}-${width}.webp`)
  expect(desk.files()).toEqual(expect.arrayContaining(sizes))
  const small = await sharp(join(desk.varDir, 'uploads', 'approved', sizes[0]!)).metadata()
  expect([small.format, small.width, small.height]).toEqual(['webp', 400, 267])
})

test('only what has changed is downloaded again', async () => {
  const desk = await openDesk()
  answerAll(desk)
  await desk.fetchOnce()
  const before = await desk.stored()
  answerAll(desk)
  expect(await desk.fetchOnce()).toMatchObject({ new: 0, changed: 0, gone: 0 })
  expect([await desk.stored(), downloads(desk)]).toEqual([before, 3])
  answerAll(desk, { rights: { ...OPEN, Artist: 'Ada' } })
  expect(await desk.fetchOnce()).toMatchObject({ changed: 1 })
  const [, named] = await desk.stored()
  expect([named!.author, named!.key, downloads(desk)]).toEqual(['Ada', before[1]!.key, 3])
  answerAll(desk, { hash: 'b' })
  expect(await desk.fetchOnce()).toMatchObject({ changed: 1 })
  const [, other] = await desk.stored()
  expect(other!.key).not.toBe(before[1]!.key)
  expect(downloads(desk)).toBe(4)
  await sweepUploads(desk.db, { varDir: desk.varDir }, Date.now() + DAY_MS)
  expect(desk.files()).toHaveLength(3 * PICTURE_WIDTHS.length)
})

test('a photograph that somebody sent wins, before and after', async () => {
  const desk = await openDesk([WALL, { ...SYNAGOGUE, pictures: [SENT] }])
  answerAll(desk)
  await desk.fetchOnce()
  expect((await desk.stored()).map(({ id }) => id)).toEqual([`city-${PARIS}`, 'listing-1'])
  await desk.put({ ...WALL, pictures: [SENT] })
  desk.server.answer(SPARQL, json(cityImages([[PARIS, 'Paris by day.jpg']])))
  expect(await desk.fetchOnce()).toMatchObject({ gone: 1 })
  expect((await desk.stored()).map(({ id }) => id)).toEqual([`city-${PARIS}`])
})

test('what may not be shown, is no photograph, or cannot be decoded is left out and counted', async () => {
  const desk = await openDesk([WALL, SYNAGOGUE])
  const { server } = desk
  server.answer(
    SPARQL,
    json(
      images([
        ['Q134821', 'The Wall.jpg'],
        ['Q2', 'Plan.svg'],
      ]),
    ),
    json(
      cityImages([
        [PARIS, 'Paris.jpg'],
        [JERUSALEM, 'Lost.jpg'],
      ]),
    ),
  )
  server.answer(
    COMMONS,
    json(
      commons(server, [
        { name: 'The Wall.jpg', rights: { ...OPEN, License: 'cc-by-nc-4.0', LicenseShortName: 'CC BY-NC 4.0' } },
        { name: 'Plan.svg', more: { mime: 'image/svg+xml' } },
        { name: 'Paris.jpg' },
      ]),
    ),
  )
  server.answer('/thumb/Paris.jpg', page(200, '<html>no picture</html>'))
  expect(await desk.fetchOnce()).toMatchObject({ pictures: 1, refused: 1, unfit: 2 })
  expect([await desk.stored(), desk.files()]).toEqual([[], []])
})

test('after a failure midway the same command goes on with the rest', async () => {
  const desk = await openDesk()
  answerAll(desk)
  desk.server.answer(`/thumb/${encodeURIComponent('Inside.jpg')}`, page(404, 'gone'))
  await expect(desk.fetchOnce()).rejects.toThrow('refuses (404)')
  expect(await desk.stored()).toHaveLength(1)
  desk.server.answer(`/thumb/${encodeURIComponent('Inside.jpg')}`, desk.photograph)
  expect(await desk.fetchOnce({ maxAgeMs: DAY_MS })).toMatchObject({ new: 2 })
  expect(await desk.stored()).toHaveLength(3)
  expect(downloads(desk)).toBe(4)
})

test('another service at the address changes nothing', async () => {
  const desk = await openDesk()
  answerAll(desk)
  desk.server.answer(COMMONS, json({ error: { code: 'unknown_action' } }))
  await expect(desk.fetchOnce()).rejects.toThrow('does not answer as MediaWiki does: nothing was changed')
  expect(await desk.stored()).toEqual([])
})

test.each<[licence: string, rights: Rights, name: string | undefined]>([
  ['a Creative Commons licence', OPEN, 'CC BY-SA 4.0'],
  [
    'one ported to a country',
    { Artist: 'A', License: 'cc-by-3.0-de', LicenseShortName: 'CC BY 3.0 de' },
    'CC BY 3.0 DE',
  ],
  ['an older one by its short name alone', { Artist: 'A', LicenseShortName: 'CC BY-SA 2.5' }, 'CC BY-SA 2.5'],
  ['CC0', { License: 'cc0', LicenseShortName: 'CC0' }, 'CC0 1.0'],
  ['public domain', { License: 'pd', LicenseShortName: 'Public domain' }, 'Public domain'],
  ['public domain for its age', { License: 'pd-old-100', LicenseShortName: 'Public domain' }, 'Public domain'],
  ['nobody to name', { ...OPEN, Artist: '<span> </span>' }, undefined],
  ['not commercial', { ...OPEN, License: 'cc-by-nc-sa-4.0' }, undefined],
  ['no derivatives in words alone', { ...OPEN, UsageTerms: 'Attribution-NoDerivs' }, undefined],
  ['GFDL', { Artist: 'A', License: 'gfdl', LicenseShortName: 'GFDL' }, undefined],
  ['two that differ', { ...OPEN, LicenseShortName: 'Copyrighted free use' }, undefined],
  ['nothing', { Artist: 'A' }, undefined],
])('%s', (_, rights, name) => {
  expect(pictureLicence(rights)?.name).toBe(name)
})
