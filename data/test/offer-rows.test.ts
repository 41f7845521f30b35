import { expect, test } from 'vitest'
import type { HomeInput } from '#data/index/inputs.ts'
import { pageInput } from '#data/index/page-kinds.ts'
import { CATEGORIES, feature, JERUSALEM, PARIS } from './content.ts'
import { builtIndex, update, World } from './world.ts'

const TOP = 8

const category = (id: number) => ({
  id,
  title: { en: `Kind ${id}` },
  description: { en: 'Of its kind.' },
  pictures: ['travel-1'],
})

const offer = (nid: number, category: number, top = false) =>
  feature(nid, {
    category,
    place: nid % 2 === 0 ? JERUSALEM : PARIS,
    ...(top && { top }),
  })

/** A world with the given numbers of offers per category, and eight top ones of another. */
function worldOf(counts: Readonly<Record<number, number>>): World {
  const world = new World()
  for (const { id } of CATEGORIES) world.remove('categories', id)
  let nid = 5000
  for (const [id, count] of Object.entries(counts)) {
    world.put('categories', id, category(Number(id)))
    for (let at = 0; at < count; at++) {
      nid += 1
      world.put('features', nid, offer(nid, Number(id)))
    }
  }
  world.put('categories', 99, category(99))
  for (let at = 1; at <= TOP; at++) world.put('features', 4000 + at, offer(4000 + at, 99, true))
  return world
}

const rowsOf = async (world: World) => {
  const index = await builtIndex(world)
  const read = () => pageInput(index, 'home', 0) as HomeInput
  return { index, read }
}

test('the kinds with most offers get a row each: three, of ten at most', async () => {
  const { read } = await rowsOf(worldOf({ 21: 4, 22: 12, 23: 6, 24: 5 }))
  const rows = read().carousels
  expect(rows.map(({ category, features }) => [category.id, category.count, features.length])).toEqual([
    [22, 12, 10],
    [23, 6, 6],
    [24, 5, 5],
  ])
})

test('what is among the top offers stands in no row, and fewer than four make none', async () => {
  const world = worldOf({ 21: 3, 22: 4 })
  const { index, read } = await rowsOf(world)
  const { features, carousels } = read()
  expect(features).toHaveLength(TOP)
  // The eight of kind 99 are shown already.
  expect(carousels.map(({ category }) => category.id)).toEqual([22])
  const nids = new Set(features.map(({ nid }) => nid))
  const again = carousels.flatMap((row) => row.features.map(({ nid }) => nid))
  expect(again.filter((nid) => nids.has(nid))).toEqual([])
  world.put('features', 6000, offer(6000, 21))
  await update(index, world)
  expect(read().carousels.map(({ category }) => category.id)).toEqual([21, 22])
})

test('without offers there are no rows', async () => {
  const world = worldOf({})
  for (let at = 1; at <= TOP; at++) world.remove('features', 4000 + at)
  const { read } = await rowsOf(world)
  expect(read().carousels).toEqual([])
})

test('samples have no row', async () => {
  const world = worldOf({ 21: 4 })
  for (const [at, kind] of [22, 23].entries()) {
    world.put('categories', kind, category(kind))
    for (let nid = 7000 + at * 10; nid < 7005 + at * 10; nid++)
      world.put('features', nid, { ...offer(nid, kind), sample: true })
  }
  const { index, read } = await rowsOf(world)
  expect(read().carousels.map((row) => row.category.id)).toEqual([21])
  for (const nid of [5001, 5002]) world.remove('features', nid)
  await update(index, world)
  expect(read().carousels).toEqual([])
})
