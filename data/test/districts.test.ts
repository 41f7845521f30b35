import { expect, test } from 'vitest'
import { kindId } from '#core/domain/pictures.ts'
import { placeRow } from '#data/index/cards.ts'
import type { PlaceInput } from '#data/index/inputs.ts'
import type { Index } from '#data/index/open.ts'
import { pageInput } from '#data/index/page-kinds.ts'
import { typeCounts } from '#data/index/queries.ts'
import { city, documents, JERUSALEM, listing } from './content.ts'
import { builtIndex, expectAsRebuilt, update, World } from './world.ts'

const QUARTER = 6945291

function cityWithQuarter(): World {
  const world = new World(documents().filter(({ kind }) => kind !== 'listings'))
  const names = { en: 'Old City' }
  world.put('cities', QUARTER, city({ id: QUARTER, names, lat: 31.776, lng: 35.234, country: 'IL' }))
  world.put('places', QUARTER, { id: QUARTER, names, partOf: JERUSALEM })
  world.put('listings', 1, listing(1))
  world.put('listings', 2, listing(2, { place: QUARTER }))
  return world
}

const guide = (index: Index, id: number) => pageInput(index, 'place', id) as PlaceInput
const featured = (index: Index, id: number) =>
  guide(index, id)
    .sections.flatMap(({ cards }) => cards.map(({ tnid }) => tnid))
    .toSorted((a, b) => a - b)

test('a city shows what is listed in its districts, a district its own', async () => {
  const index = await builtIndex(cityWithQuarter())
  expect(featured(index, JERUSALEM)).toEqual([1, 2])
  expect(featured(index, QUARTER)).toEqual([2])
  expect(guide(index, JERUSALEM).total).toBe(2)
  expect(guide(index, QUARTER).total).toBe(1)
  expect(typeCounts(index, placeRow(index, QUARTER)!)).toEqual([{ dtype: 228, count: 1 }])
  const near = guide(index, JERUSALEM)
  expect(near.kind === 'city' && near.nearby).toEqual([])
})

test('a city is drawn with what is listed in its districts, a district with its own', async () => {
  const world = cityWithQuarter()
  world.put('listings', 2, listing(2, { place: QUARTER, position: [35.234, 31.776] }))
  const index = await builtIndex(world)
  const dotsOn = (place: number) => {
    const { svg } = index.get<{ svg: string }>('select svg from drawings where place = ?', place)!
    const [, restaurants = ''] = new RegExp(`<g id="${kindId('228')}">(.*?)</g>`).exec(svg) ?? []
    // Each dot is drawn twice: its glow, and itself.
    return restaurants.match(/[Mm]/g)?.length ?? 0
  }
  expect([dotsOn(JERUSALEM), dotsOn(QUARTER)]).toEqual([4, 2])
})

test('an edit in a district rebuilds the pages of its city', async () => {
  const world = cityWithQuarter()
  const index = await builtIndex(world)
  world.put('listings', 3, listing(3, { place: QUARTER }))
  world.remove('listings', 1)
  await update(index, world)
  expect(featured(index, JERUSALEM)).toEqual([2, 3])
  await expectAsRebuilt(index, world)
  world.put('listings', 3, listing(3, { place: JERUSALEM }))
  await update(index, world)
  expect(featured(index, QUARTER)).toEqual([2])
  await expectAsRebuilt(index, world)
  world.put('places', QUARTER, { id: QUARTER, names: { en: 'Old City' } })
  await update(index, world)
  expect(featured(index, JERUSALEM)).toEqual([3])
  await expectAsRebuilt(index, world)
})
