import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { explain } from '../cli/explain.ts'
import { openStore, storeFileOf } from '#data/store/open.ts'
import { openIndex } from '#data/index/open.ts'
import { temporaryFolder } from '../../data/test/helpers.ts'
import { type Report } from '#scripts/engine/outcome.ts'
import { openPublisher } from '../engine/publisher.ts'
import { currentRelease, indexFile, pagesDir } from '../engine/release.ts'
import type { Check } from '../engine/repair.ts'
import { storeSource } from '../engine/source.ts'
import { verifyRelease } from '../engine/verify.ts'
import { NOW, openPublishedDesk, ORIGIN, type Desk } from './site-desk.ts'

interface Published {
  desk: Desk
  release: string
  pages: string
  /** A publish in a fresh process, with its damage reports. */
  again(options?: { check?: Check }): Promise<{ report: Report; output: string }>
}

async function published(): Promise<Published> {
  const { desk, report } = await openPublishedDesk()
  const { release } = report
  return {
    desk,
    release,
    pages: pagesDir(release),
    async again(options) {
      const output: string[] = []
      const other = await openPublisher({
        varDir: desk.varDir,
        origin: ORIGIN,
        source: storeSource(desk.db),
        now: () => NOW,
        bundle: desk.bundle,
        onDamage: (message) => output.push(message),
      })
      onTestFinished(() => other.close())
      return { report: await other.publish(options), output: output.join('\n') }
    },
  }
}

const expectWhole = ({ desk }: Published) => expect(verifyRelease(currentRelease(desk.varDir) ?? '')).toEqual([])

test('pages that are missing, torn or changed are made again, and only those', async () => {
  const site = await published()
  rmSync(join(site.pages, 'index.html'))
  truncateSync(join(site.pages, 'Shabbat_Times.html'), 50)
  writeFileSync(join(site.pages, 'he/index.html.br'), 'torn')
  writeFileSync(join(site.pages, 'Left.html'), '')
  expect((await site.again()).report.planned).toBe(0)
  const { report, output } = await site.again({ check: 'all' })
  expect(report).toMatchObject({ planned: 3, failed: 0, release: site.release })
  expect(output).toMatch(/^Rebuilding damaged pages of .*, 3 in all: /)
  expect(existsSync(join(site.pages, 'Left.html'))).toBe(false)
  expectWhole(site)
  expect((await site.again({ check: 'all' })).output).toBe('')
})

test('a night reads the pages whose turn it is; after thirty all have been read', async () => {
  const site = await published()
  writeFileSync(join(site.pages, 'index.html'), 'other')
  let mended = 0
  for (let night = 20_000; night < 20_030; night++) mended += (await site.again({ check: { night } })).report.planned
  expect(mended).toBe(1)
  expectWhole(site)
})

test.each(['_astro/one.css', 'sitemap.xml', 'robots.txt'])('a release without %s is rebuilt', async (file) => {
  const site = await published()
  rmSync(join(site.pages, file))
  const { report, output } = await site.again({ check: 'all' })
  expect(output).toContain(`${file} is missing`)
  expect(report.planned).toBe(0)
  expect(existsSync(join(pagesDir(report.release), file))).toBe(true)
  expectWhole(site)
})

test('a release that has lost its pages is rebuilt', async () => {
  const site = await published()
  rmSync(site.pages, { recursive: true })
  const { report } = await site.again({ check: 'all' })
  expect(report.failed).toBe(0)
  expectWhole(site)
})

test.each(['', '{"id":', 'null', '{"id":1}'])('a release whose release.json says %j is rebuilt', async (text) => {
  const site = await published()
  writeFileSync(join(site.release, 'release.json'), text)
  const { report, output } = await site.again()
  expect(output).toContain('release.json is damaged')
  expect(report.failed).toBe(0)
  expectWhole(site)
})

test.each(['', '{"id":"1-1","put":["a', '[]'])('a journal that says %j holds nobody up', async (text) => {
  const site = await published()
  mkdirSync(join(site.release, 'journal'))
  writeFileSync(join(site.release, 'journal/steps.json'), text)
  // As where it had been cut short among its renames.
  rmSync(join(site.pages, 'index.html'))
  const { report, output } = await site.again()
  expect(output).toContain('journal')
  expect(report).toMatchObject({ planned: 1, failed: 0 })
  expect(existsSync(join(site.release, 'journal'))).toBe(false)
  expectWhole(site)
})

test.each([0, 100, 5000])('an index of %d bytes is rebuilt', async (bytes) => {
  const site = await published()
  truncateSync(indexFile(site.release), bytes)
  const { report } = await site.again()
  expect(report.failed).toBe(0)
  expectWhole(site)
})

test('an index that is damaged where no publish reads is found by a look at all of it', async () => {
  const site = await published()
  const file = indexFile(site.release)
  const index = openIndex(file)
  const root = index.get<{ rootpage: number }>(
    `select rootpage from sqlite_master where name = 'questions_by_listing'`,
  )!.rootpage
  index.close()
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.fill(0xa5, (root - 1) * 4096, root * 4096))
  expect((await site.again()).output).toBe('')
  const { report, output } = await site.again({ check: 'all' })
  expect(output).toContain('index.sqlite is damaged')
  expect(report.failed).toBe(0)
  expectWhole(site)
})

test.each([0, 50, 4096, 20_000])('a store of %d bytes is refused, and left as it is', async (bytes) => {
  const varDir = temporaryFolder()
  const file = storeFileOf({ varDir })
  const { desk } = await published()
  await desk.db.destroy()
  copyFileSync(join(desk.folder, 'store.sqlite'), file)
  mkdirSync(join(varDir, 'current'))
  truncateSync(file, bytes)
  let error: unknown
  try {
    openStore({ varDir }, () => {})
  } catch (thrown) {
    error = thrown
  }
  expect(explain(error)).toContain('npm run restore -- --from FOLDER')
  expect(statSync(file).size).toBe(bytes)
})
