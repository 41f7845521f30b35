import { expect, test } from 'vitest'
import { entry } from '#core/test/entry.ts'
import { measured } from '#site/features/favourites/measured.ts'

const from = { lat: 31, lng: 35, name: 'Hotel' }
const entries = [
  entry(1, { position: [35.01, 31], sample: true }),
  entry(2, { position: [35.03, 31] }),
  entry(3, { position: [35.02, 31] }),
]
const order = (byDistance: boolean) =>
  measured(entries, { byDistance, within: undefined }, from).map(({ tnid }) => tnid)

test('the nearest favourites come first, invented places last', () => {
  expect(order(true)).toEqual([3, 2, 1])
})

test('without that they stay in the order in which they were saved', () => {
  expect(order(false)).toEqual([1, 2, 3])
})
