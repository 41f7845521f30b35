import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openDocuments } from '#api/site/documents.ts'
import { pathOf } from '#core/domain/routes.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { deploy } from '../deploy/deploy.ts'
import { folderTarget } from '../deploy/folder.ts'
import { markUncompressed, type PageFiles } from '../engine/page-files.ts'
import { readPlain } from '../engine/files.ts'
import { pagesDir } from '../engine/release.ts'
import { rollback } from '../engine/rollback.ts'
import { verifyRelease } from '../engine/verify.ts'
import { filesBelow, optionsOf } from './deploy-desk.ts'
import { hasPage, largeChange, listing, openPublishedDesk, pagePath, releaseOf, type Desk } from './site-desk.ts'

const page = (tnid: number) => `Kosher_Restaurants-DI${tnid}-Restaurant_${tnid}.html`
const WEEK = 7 * 24 * 3_600_000
/** Web servers answer with these themselves. */
const STAND_INS = LANGS.flatMap((lang) => [
  pathOf(lang, { kind: 'placeShell' }).slice(1),
  pathOf(lang, { kind: 'vacations' }).slice(1),
])

/** Publishes with a setting, and the whole site has these files. */
async function publish(desk: Desk, pageFiles: PageFiles) {
  desk.pageFiles = pageFiles
  const publisher = await desk.publisher()
  const report = await publisher.publish({ refreshShabbatTimes: true, check: 'all' })
  publisher.close()
  expect(report.failed).toBe(0)
  expect(verifyRelease(releaseOf(desk))).toEqual([])
  const files = filesBelow(pagesDir(releaseOf(desk)))
  const plain = files.filter((file) => file.endsWith('.html'))
  const packed = files.filter((file) => file.endsWith('.html.br')).map((file) => file.slice(0, -3))
  expect(plain).toEqual(pageFiles === 'both' ? packed : packed.filter((file) => STAND_INS.includes(file)))
  expect(packed.length).toBeGreaterThan(100)
  return report
}

/** What visitors get of a page, by encoding. */
async function served(desk: Desk, file: string): Promise<string[]> {
  const documents = openDocuments()
  const read = async (...encodings: ('br' | 'gzip')[]) =>
    (await documents.read(pagesDir(releaseOf(desk)), file, { encodings, turn: 0 }))!
  const [plain, gzip, br] = [await read(), await read('gzip'), await read('br')]
  expect([plain.encoding, gzip.encoding, br.encoding]).toEqual([undefined, 'gzip', 'br'])
  const copy = join(desk.folder, 'copy.html')
  writeFileSync(`${copy}.br`, br.bytes)
  return [plain.bytes, gunzipSync(gzip.bytes), readPlain(copy)!].map(String)
}

test('pages stand compressed only, through changes small and large, and come back plain when that is set', async () => {
  const { desk } = await openPublishedDesk()
  const before = await served(desk, page(1))
  await publish(desk, 'compressed')
  expect(await served(desk, page(1))).toEqual(before)
  await desk.edit(listing(1, { address: 'Edited Street' }))
  expect((await publish(desk, 'compressed')).rendered).toBeGreaterThan(0)
  for (const text of await served(desk, page(1))) expect(text).toContain('Edited Street')
  await desk.put(largeChange())
  await publish(desk, 'compressed')
  desk.clock.now += WEEK
  expect((await publish(desk, 'compressed')).rendered).toBeGreaterThan(0)
  await publish(desk, 'both')
  for (const text of await served(desk, page(1))) expect(text).toContain('Edited Street')
})

test('a change before the release is compressed leaves no older page beside it', async () => {
  const { desk } = await openPublishedDesk()
  await publish(desk, 'compressed')
  // As a stop has left it: marked, and with pages that are plain only.
  const [path, plain] = [pagePath(desk, page(1)), readPlain(pagePath(desk, page(1)))!]
  markUncompressed(releaseOf(desk))
  writeFileSync(path, plain)
  rmSync(`${path}.br`)
  await desk.edit(listing(1, { address: 'Edited Street' }))
  const publisher = await desk.publisher()
  const plainAtRelease: boolean[] = []
  await publisher.publish({ onRelease: () => plainAtRelease.push(hasPage(desk, page(1))) })
  expect(plainAtRelease).toEqual([false])
  for (const text of await served(desk, page(1))) expect(text).toContain('Edited Street')
  await publish(desk, 'compressed')
})

test('a small change is undone where pages stand compressed only', async () => {
  const { desk } = await openPublishedDesk()
  await publish(desk, 'compressed')
  const before = await served(desk, page(1))
  await desk.edit(listing(1, { address: 'Edited Street' }))
  await publish(desk, 'compressed')
  await rollback({ varDir: desk.varDir, bundle: desk.bundle })
  expect(await served(desk, page(1))).toEqual(before)
  expect(hasPage(desk, page(1))).toBe(false)
})

test('damage is found and repaired where pages stand compressed only', async () => {
  const { desk } = await openPublishedDesk()
  await publish(desk, 'compressed')
  writeFileSync(pagePath(desk, `${page(1)}.br`), 'torn')
  rmSync(pagePath(desk, `${page(2)}.br`))
  expect(verifyRelease(releaseOf(desk)).toSorted()).toEqual([
    `${page(1)} differs from what was rendered`,
    `${page(2)} is missing`,
  ])
  await publish(desk, 'compressed')
})

test('a deploy stores plain pages, the same as of a release that has them', async () => {
  const { desk } = await openPublishedDesk()
  const deployed = async (name: string) => {
    const to = join(desk.folder, name)
    mkdirSync(to)
    await deploy(optionsOf(desk, folderTarget(to)))
    return new Map(filesBelow(to).map((file) => [file, readPlain(join(to, file))!.toString('base64')]))
  }
  const both = await deployed('both')
  await publish(desk, 'compressed')
  const compressed = await deployed('compressed')
  expect(compressed).toEqual(both)
  expect(compressed.has(page(1))).toBe(true)
})
