import { expect, test } from 'vitest'
import { favouritesInput } from '#data/index/favourites-input.ts'
import { listing } from './content.ts'
import { builtIndex, World } from './world.ts'

const KRAKOW = 3094802

test('the example of a saved list is the best of each kind in one city, never a sample', async () => {
  const world = new World()
  const put = (tnid: number, dtype: 228 | 231 | 237, more = {}) =>
    world.put('listings', tnid, listing(tnid, { dtype, place: KRAKOW, position: [19.94, 50.06], ...more }))
  put(701, 237)
  put(702, 231)
  put(703, 228, { sample: true })
  expect(favouritesInput(await builtIndex(world)).example?.place.id).not.toBe(KRAKOW)
  put(704, 228)
  const { example } = favouritesInput(await builtIndex(world))
  expect(example?.place.id).toBe(KRAKOW)
  expect(example?.cards.map(({ tnid }) => tnid)).toEqual([701, 702, 704])
})
