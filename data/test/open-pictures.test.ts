import { expect, test } from 'vitest'
import type { OpenPicture } from '#core/contract/data-files.ts'
import { listedCards } from '#data/index/entries.ts'
import type { CityInput, CreditsInput, ListingInput } from '#data/index/inputs.ts'
import { pageInput } from '#data/index/page-kinds.ts'
import { uploadsOf } from '../../scripts/engine/uploads.ts'
import { JERUSALEM, listing } from './content.ts'
import { builtIndex, expectAsRebuilt, update, World } from './world.ts'

const key = (n: number) => `u-00000000-0000-4000-8000-00000000000${n}`
const picture = (id: string, n: number): OpenPicture => ({
  id,
  key: key(n),
  file: 'File:Wall.jpg',
  hash: 'a'.repeat(40),
  author: 'Ada',
  licence: 'CC BY 4.0',
  source: 'https://commons.wikimedia.org/wiki/File:Wall.jpg',
})
const site = (more = {}) => listing(901, { dtype: 237, place: JERUSALEM, position: [35.23, 31.77], ...more })

test('a photograph of Commons is on the page and the card of its listing, or on the guide of its city', async () => {
  const world = new World()
  world.put('listings', 901, site())
  const index = await builtIndex(world)
  const picturesNow = () => {
    const { pictures, credit } = pageInput(index, 'listing', 901) as ListingInput
    return [pictures, credit?.author, listedCards(index, [901])[0]?.picture]
  }
  expect(picturesNow()).toEqual([[], undefined, undefined])

  world.put('openPictures', 'listing-901', picture('listing-901', 1))
  world.put('openPictures', `city-${JERUSALEM}`, picture(`city-${JERUSALEM}`, 2))
  await update(index, world)
  expect(picturesNow()).toEqual([[key(1)], 'Ada', key(1)])
  expect((pageInput(index, 'place', JERUSALEM) as CityInput).photograph?.key).toBe(key(2))
  expect((pageInput(index, 'credits', 0) as CreditsInput).photographs).toBe(2)
  expect([...uploadsOf(index)].sort()).toEqual([key(1), key(2)])
  await expectAsRebuilt(index, world)

  world.put('listings', 901, site({ pictures: [key(3)] }))
  await update(index, world)
  expect(picturesNow()).toEqual([[key(3)], undefined, key(3)])
  await expectAsRebuilt(index, world)

  world.put('listings', 901, site())
  world.remove('openPictures', 'listing-901')
  await update(index, world)
  expect(picturesNow()).toEqual([[], undefined, undefined])
  await expectAsRebuilt(index, world)
})
