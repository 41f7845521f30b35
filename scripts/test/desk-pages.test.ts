import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { approvedDir } from '#data/store/uploads.ts'
import { currentSeq } from '#data/store/content.repository.ts'
import { hrefOf } from '#core/domain/routes.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { openIndex } from '#data/index/open.ts'
import { renderPreview } from '../engine/preview.ts'
import { indexFile } from '../engine/release.ts'
import { rollback } from '../engine/rollback.ts'
import { storeSource } from '../engine/source.ts'
import { verifyRelease } from '../engine/verify.ts'
import {
  hasPage,
  listing,
  makeBundle,
  openDesk,
  pagePath,
  readPage,
  releaseNumber,
  releaseOf,
  type Desk,
} from './site-desk.ts'

const KEY = 'u-0f8fad5b-d9cb-469f-a165-70867728950e'
const FILES = [400, 800, 1200].map((width) => `pictures/${KEY}-${width}.webp`)

/** Creates the files of an approved picture, as the desk does. */
function approve({ varDir }: Desk): void {
  mkdirSync(approvedDir({ varDir }), { recursive: true })
  for (const file of FILES) writeFileSync(join(approvedDir({ varDir }), file.slice(9)), 'webp')
}

const pages = (desk: Desk) => FILES.map((file) => hasPage(desk, file))

test('an approved picture comes to the release with its listing, and goes with it', async () => {
  const desk = await openDesk()
  const publisher = await desk.publisher()
  await publisher.publish()
  approve(desk)
  await desk.edit(listing(1, { pictures: ['restaurant-1', KEY] }))
  await publisher.publish()
  expect(releaseNumber(desk)).toBe(1)
  expect(pages(desk)).toEqual([true, true, true])
  expect(verifyRelease(releaseOf(desk))).toEqual([])
  // Another listing shows it too: it stays until neither does.
  await desk.edit(listing(2, { pictures: [KEY] }))
  await publisher.publish()
  await desk.edit(listing(1))
  await publisher.publish()
  expect(pages(desk)).toEqual([true, true, true])
  await desk.edit(listing(2))
  await publisher.publish()
  expect(pages(desk)).toEqual([false, false, false])
  expect(verifyRelease(releaseOf(desk))).toEqual([])
  publisher.close()
  await rollback({ varDir: desk.varDir, bundle: desk.bundle })
  expect(pages(desk)).toEqual([true, true, true])
})

test('a photograph of Commons comes to the release without an edit of its listing, and goes again', async () => {
  const desk = await openDesk()
  const publisher = await desk.publisher()
  await publisher.publish()
  approve(desk)
  const id = 'listing-1'
  const source = 'https://commons.wikimedia.org/wiki/File:Wall.jpg'
  const body = { id, key: KEY, file: 'File:Wall.jpg', hash: 'a'.repeat(40), licence: 'CC0 1.0', source }
  await desk.edit({ kind: 'openPictures', id, body, sample: false })
  await publisher.publish()
  expect(pages(desk)).toEqual([true, true, true])
  expect(verifyRelease(releaseOf(desk))).toEqual([])
  await desk.remove('openPictures', [])
  await publisher.publish()
  expect(pages(desk)).toEqual([false, false, false])
  publisher.close()
})

test('a new release has the approved pictures, and a lost one is reported', async () => {
  const desk = await openDesk()
  approve(desk)
  await desk.edit(listing(1, { pictures: [KEY] }))
  const publisher = await desk.publisher()
  await publisher.publish()
  expect(pages(desk)).toEqual([true, true, true])
  rmSync(approvedDir(desk), { recursive: true })
  const other = await desk.publisher(makeBundle(desk.folder, 'two'))
  await other.publish()
  expect(releaseNumber(desk)).toBe(2)
  expect(verifyRelease(releaseOf(desk))).toEqual(FILES.map((file) => `${file} is missing`))
})

test('the page of editors is in no sitemap and asks not to be found', async () => {
  const desk = await openDesk()
  await (await desk.publisher()).publish()
  const index = openIndex(indexFile(releaseOf(desk)))
  const row = index.get<{ noindex: number }>(`select noindex from subjects where kind = 'desk'`)
  index.close()
  expect(row).toEqual({ noindex: 1 })
  const maps = readdirSync(pagePath(desk, ''))
    .filter((file) => /^sitemap.*\.xml$/.test(file))
    .map((file) => readPage(desk, file))
    .join()
  expect(maps).toContain(hrefOf('he', { kind: 'credits' }))
  for (const lang of LANGS) {
    const path = hrefOf(lang, { kind: 'desk' })
    expect(hasPage(desk, decodeURI(path).slice(1)), path).toBe(true)
    expect(maps).not.toContain(path)
  }
})

test('a preview is the page as it would be, and leaves no trace', async () => {
  const desk = await openDesk()
  const publisher = await desk.publisher()
  await publisher.publish()
  const before = readPage(desk, 'Kosher_Restaurants-DI1-Restaurant_1.html')
  const seq = await currentSeq(desk.db)
  const preview = (body: object, kind: 'listings' | 'features' = 'listings') =>
    renderPreview(
      {
        varDir: desk.varDir,
        bundle: desk.bundle,
        source: storeSource(desk.db),
        now: () => desk.clock.now,
      },
      { kind, body, language: 'he' },
    )
  const changed = await preview(listing(1, { title: { en: 'A new name' } }).body as object)
  expect(changed).toContain('A new name')
  expect(changed).toContain('lang="he"')
  const fresh = await preview(listing(777).body as object)
  expect(fresh).toContain('Restaurant 777')
  await expect(preview(listing(5, { place: 999_999 }).body as object)).rejects.toThrow('has no page')
  expect(readPage(desk, 'Kosher_Restaurants-DI1-Restaurant_1.html')).toBe(before)
  expect(await currentSeq(desk.db)).toBe(seq)
  expect(existsSync(join(releaseOf(desk), 'journal'))).toBe(false)
  const index = openIndex(indexFile(releaseOf(desk)))
  expect(index.get('select 1 from listings where tnid = 777')).toBeUndefined()
  index.close()
  // What is published next is not what was looked at.
  await desk.edit(listing(2, { title: { en: 'Second' } }))
  const report = await publisher.publish()
  expect(report.failed).toBe(0)
  expect(verifyRelease(releaseOf(desk))).toEqual([])
})
