import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { few, testFull } from '#core/test/full.ts'
import { openIndex } from '#data/index/open.ts'
import { rehearse } from '../deploy/deploy.ts'
import { DeployError } from '../deploy/errors.ts'
import { NOTES, type Target } from '../deploy/target.ts'
import { indexFile } from '../engine/release.ts'
import { rollback } from '../engine/rollback.ts'
import { deployDesk, differences, filesBelow, manifestIn, optionsOf, otherMachine } from './deploy-desk.ts'
import { listing, makeBundle, releaseOf } from './site-desk.ts'

const withVariants = (file: string) => [file, `${file}.br`]
const page = (tnid: number, title = `Restaurant_${tnid}`) => `Kosher_Restaurants-DI${tnid}-${title}.html`

test('the first deploy puts everything, the next nothing', async () => {
  const { desk, deploy, to } = await deployDesk()
  const first = await deploy()
  expect(differences(desk, to)).toEqual([])
  expect(first).toMatchObject({ release: 1, complete: true, unchanged: 0 })
  expect(first.stored.toSorted()).toEqual(filesBelow(to))
  const second = await deploy()
  expect(second).toMatchObject({ stored: [], removed: [], urls: [], bytes: 0 })
  expect(second.unchanged).toBe(Object.keys(manifestIn(to)).length)
  expect(existsSync(join(to, NOTES, 'lease.json'))).toBe(false)
})

test('one change uploads the pages that show it, their compressed forms and the sitemaps', async () => {
  const { desk, deploy, publish, to } = await deployDesk()
  await deploy()
  const index = openIndex(indexFile(releaseOf(desk)))
  const digests = () =>
    new Map(
      index
        .all<{ path: string; digest: string }>('select path, digest from published')
        .map(({ path, digest }) => [path, digest]),
    )
  const before = digests()
  await desk.edit(listing(1, { description: { en: 'Now with a garden.' } }))
  await publish()
  const after = digests()
  index.close()
  const pages = [...after].filter(([path, digest]) => before.get(path) !== digest).map(([path]) => path.slice(1))
  expect(pages).toContain(page(1))
  const report = await deploy()
  expect(differences(desk, to)).toEqual([])
  const expected = pages.flatMap(withVariants)
  const lists = report.stored.filter((name) => name.startsWith('sitemap'))
  expect(report.stored.toSorted()).toEqual([...expected, ...lists].sort())
  expect(lists.every((name) => /^sitemap-0\.xml(\.br)?$/.test(name))).toBe(true)
  expect(report.urls).toContain(`https://example.org/${page(1)}`)
  expect(report.urls).toContain(`https://example.org/${encodeURI(pages.find((name) => name.startsWith('he/'))!)}`)
  expect(report.urls).toHaveLength(pages.length + lists.length / 2)
  expect(differences(desk, to)).toEqual([])
})

test('a page that is gone goes there too, and its address is purged', async () => {
  const { desk, deploy, publish, to } = await deployDesk()
  await deploy()
  await desk.remove('listings', ['2', '3', '4', '5', '100', '101'])
  await publish()
  const report = await deploy()
  expect(report.removed).toContain(page(1))
  expect(report.urls).toContain(`https://example.org/${page(1)}`)
  expect(filesBelow(to).filter((name) => name.includes('DI1-'))).toEqual([])
  expect(differences(desk, to)).toEqual([])
})

test('a release that is rolled back goes out too', async () => {
  const { desk, deploy, publish, to } = await deployDesk()
  await deploy()
  await desk.edit(listing(1, { title: { en: 'Other name' } }))
  await publish()
  expect((await deploy()).removed).toContain(page(1))
  await rollback({ varDir: desk.varDir, bundle: desk.bundle })
  const report = await deploy()
  expect(report.removed).toContain(page(1, 'Other_name'))
  expect(report.stored).toContain(page(1))
  expect(differences(desk, to)).toEqual([])
})

testFull('hashed files stay a month for pages that somebody still has open', async () => {
  const { desk, deploy, to } = await deployDesk()
  await deploy()
  const other = makeBundle(desk.folder, 'two')
  const publisher = await desk.publisher(other)
  await publisher.publish()
  // As if the release no longer had it.
  const old = '_astro/one.css'
  for (const name of withVariants(old)) rmSync(join(releaseOf(desk), 'pages', name))
  expect((await deploy()).removed).toEqual([])
  expect(filesBelow(to)).toContain(old)
  expect(filesBelow(to)).toContain('_astro/two.css')
  desk.clock.now += 31 * 24 * 3_600_000
  expect((await deploy()).removed).toEqual([old])
  expect(filesBelow(to).filter((name) => name.startsWith(old))).toEqual([])
})

/** A target where something happens after a number of objects. */
function after(target: Target, count: number, event: () => unknown): Target {
  let left = count
  return {
    ...target,
    batch: 7,
    async put(objects) {
      await target.put(objects)
      if (left > 0 && (left -= objects.length) <= 0) await event()
    },
  }
}

test('assets come before pages, lists of pages last, and nothing goes before all is there', async () => {
  const { desk, deploy, publish, target } = await deployDesk()
  const order: string[] = []
  const watched: Target = {
    ...target,
    async put(objects) {
      order.push(...objects.map(({ name }) => name))
      await target.put(objects)
    },
    async remove(files) {
      order.push(...files.map((file) => `remove ${file}`))
      await target.remove(files)
    },
    async write(name, bytes) {
      if (name.endsWith('head.json')) order.push('head')
      await target.write(name, bytes)
    },
  }
  await deploy({ target: watched })
  const last = (what: RegExp) => order.findLastIndex((name) => what.test(name))
  const first = (what: RegExp) => order.findIndex((name) => what.test(name))
  expect(last(/^_astro/)).toBeLessThan(first(/html/))
  expect(last(/html/)).toBeLessThan(first(/^(sitemap|robots)/))
  expect(order.at(-1)).toBe('head')
  order.length = 0
  await desk.edit(listing(1, { title: { en: 'Renamed' } }))
  await publish()
  await deploy({ target: watched })
  expect(first(/DI1-Renamed/)).toBeLessThan(first(/^Jerusalem|-TJ281184-/))
  expect(last(/^(sitemap|robots)/)).toBeLessThan(first(/^remove/))
})

test('one that is stopped goes on where it was', async () => {
  const { desk, deploy, target, to } = await deployDesk()
  const stop = new AbortController()
  const half = after(target, 60, () => stop.abort())
  await expect(deploy({ target: half, stop: stop.signal })).rejects.toThrow()
  const there = filesBelow(to)
  expect(there.length).toBeGreaterThan(59)
  const report = await deploy()
  expect(report.stored.filter((name) => there.includes(name))).toEqual([])
  expect(report.complete).toBe(true)
  // What the first had put is still to be purged.
  for (const name of there.filter((file) => file.endsWith('.html')))
    expect(report.urls).toContain(`https://example.org${encodeURI(`/${name.replace(/(^|\/)index.html$/, '$1')}`)}`)
  expect(differences(desk, to)).toEqual([])
})

test('what publishing changes meanwhile goes out with the same deploy', async () => {
  const { desk, deploy, publish, target, to } = await deployDesk()
  const report = await deploy({
    target: after(target, 20, async () => {
      await desk.edit(listing(3, { title: { en: 'Meanwhile' } }))
      await publish()
    }),
  })
  expect(report.complete).toBe(true)
  expect(filesBelow(to)).toContain(page(3, 'Meanwhile'))
  expect(differences(desk, to)).toEqual([])
})

test('two at once: the second waits, and finds nothing to do', async () => {
  const { desk, deploy, to } = await deployDesk()
  let waits = 0
  const onWait = () => void waits++
  const reports = await Promise.all([deploy({ onWait }), deploy({ onWait })])
  expect(waits).toBe(1)
  const counts = reports.map(({ stored }) => stored.length)
  expect(counts).toContain(0)
  expect(Math.max(...counts)).toBe(filesBelow(to).length)
  expect(differences(desk, to)).toEqual([])
})

testFull('another machine is waited for until it has been gone for a while', async () => {
  const { desk, deploy, target, to } = await deployDesk()
  const file = `${NOTES}lease.json`
  const other = otherMachine()
  await target.write(file, Buffer.from(JSON.stringify(other)))
  let waits = 0
  const lease = { beatMs: 200, goneMs: 400 }
  const report = await deploy({ lease, onWait: () => void waits++ })
  expect(waits).toBe(1)
  expect(report.complete).toBe(true)
  expect(differences(desk, to)).toEqual([])
})

testFull('one whose place was taken over stops, and writes its manifest no more', async () => {
  const { deploy, desk, target, to } = await deployDesk()
  const other = Buffer.from(JSON.stringify(otherMachine()))
  const overtaken = after(target, 30, () => target.write(`${NOTES}lease.json`, other))
  const lost = deploy({ target: overtaken })
  await expect(lost).rejects.toThrow(/taken over/)
  await expect(lost).rejects.toThrow(DeployError)
  await target.removeNote(`${NOTES}lease.json`)
  expect((await deploy()).complete).toBe(true)
  expect(differences(desk, to)).toEqual([])
})

const damages = {
  'a damaged head': (to: string) => writeFileSync(join(to, NOTES, 'head.json'), '{"format": 1, "ba'),
  'a damaged list': (to: string) => {
    for (const name of readdirSync(join(to, NOTES)))
      if (name.startsWith('files-')) writeFileSync(join(to, NOTES, name), 'rubbish')
  },
  'a missing list': (to: string) => {
    for (const name of readdirSync(join(to, NOTES))) if (name.startsWith('files-')) rmSync(join(to, NOTES, name))
  },
}

test.each(few(Object.entries(damages)))('%s is reported, and rebuilt from what is there', async (_, damage) => {
  const { desk, deploy, publish, to } = await deployDesk()
  await deploy()
  damage(to)
  writeFileSync(join(to, page(1)), 'spoilt')
  writeFileSync(join(to, 'Old_page.html'), 'a page from long ago')
  writeFileSync(join(to, 'mine.txt'), 'not of the site')
  const notes: string[] = []
  const report = await deploy({ onNote: (line) => notes.push(line) })
  expect(notes.join()).toMatch(/is unusable.*rebuilt/)
  expect(report.stored.toSorted()).toEqual(withVariants(page(1)))
  expect(report.removed).toEqual(['Old_page.html'])
  expect(differences(desk, to)).toEqual(['mine.txt'])
  await desk.edit(listing(2, { title: { en: 'Goes on' } }))
  await publish()
  await deploy()
  expect(differences(desk, to)).toEqual(['mine.txt'])
})

test('a folder that holds something else is left alone, unless it is to be taken over', async () => {
  const { desk, deploy, to } = await deployDesk()
  mkdirSync(join(to, 'he'))
  writeFileSync(join(to, 'he', 'mine.html'), 'mine')
  await expect(deploy()).rejects.toThrow(/has files.*--adopt/)
  expect(filesBelow(to)).toEqual(['he/mine.html'])
  await deploy({ adopt: true })
  expect(differences(desk, to)).toEqual([])
})

test('a rehearsal tells the same and does nothing', async () => {
  const { desk, deploy, publish, target, to } = await deployDesk()
  const options = optionsOf(desk, target)
  const steps = await rehearse(options)
  expect(readdirSync(to)).toEqual([])
  expect((await deploy()).stored).toEqual(expect.arrayContaining(steps.put.flat()))
  await desk.edit(listing(1, { title: { en: 'Renamed' } }))
  await publish()
  const next = await rehearse(options)
  const report = await deploy()
  expect(report.removed).toEqual(next.remove)
  expect(report.stored.filter((name) => !/\.(br|gz)$/.test(name))).toEqual(next.put.flat())
})

testFull('many small changes are folded together, and no note is left over', async () => {
  const { desk, deploy, publish, to } = await deployDesk()
  await deploy()
  for (let i = 0; i < 24; i++) {
    await desk.edit(listing(1, { address: `Street ${i}` }))
    await publish()
    expect((await deploy()).complete).toBe(true)
  }
  const notes = readdirSync(join(to, NOTES))
  expect(notes.length).toBeLessThan(24)
  // A second run with only the target's own data.
  expect((await deploy()).stored).toEqual([])
  expect(differences(desk, to)).toEqual([])
})

test('before the first release there is nothing to deploy', async () => {
  const { desk, deploy } = await deployDesk()
  rmSync(join(desk.varDir, 'current'))
  await expect(deploy()).rejects.toThrow(/npm run publish/)
})

test('a file written again with the same bytes is not put again', async () => {
  const { desk, deploy } = await deployDesk()
  await deploy()
  const robots = join(releaseOf(desk), 'pages', 'robots.txt')
  utimesSync(robots, new Date(), new Date())
  expect((await deploy()).stored).toEqual([])
})
