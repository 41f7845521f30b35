import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Index } from '#data/index/open.ts'
import { JERUSALEM, listing } from './content.ts'
import { builtIndex, night, stalePages, update, World } from './world.ts'

const drawings = (index: Index) =>
  index.all<{ place: number; key: string; svg: string }>('select place, key, svg from drawings order by place')
const keyOf = (index: Index) => drawings(index).find(({ place }) => place === JERUSALEM)!.key

test('each place with a page has a picture of its own, of at most 6 kB', async () => {
  const index = await builtIndex(new World())
  const own = drawings(index)
  const withPage = index.all<{ id: number; picture: string }>(
    'select id, picture from places where has_page = 1 order by id',
  )
  expect(own.map(({ place, key }) => ({ id: place, picture: key }))).toEqual(withPage)
  for (const { svg } of own) expect(brotliCompressSync(svg).length).toBeLessThan(6000)
})

test('an edit leaves it, the night after draws it', async () => {
  const world = new World()
  const index = await builtIndex(world)
  const before = keyOf(index)
  world.put('listings', 1, listing(1, { position: [35.5, 31.5] }))
  await update(index, world)
  expect(keyOf(index)).toBe(before)
  await night(index, world)
  expect(keyOf(index)).not.toBe(before)
  expect(stalePages(index)).toEqual([])
})

test('a night without a change draws nothing, a new month all', async () => {
  const world = new World()
  const index = await builtIndex(world)
  const before = drawings(index)
  await night(index, world)
  expect(drawings(index)).toEqual(before)
  await update(index, world, { now: Date.parse('2026-12-01T10:00:00Z'), refreshShabbatTimes: true })
  const after = drawings(index).map(({ key }) => key)
  expect(after.filter((key) => before.some((drawing) => drawing.key === key))).toEqual([])
  expect(stalePages(index)).toEqual([])
})
