import { expect, test } from 'vitest'
import { placementOn } from '#core/domain/placement.ts'
import type { ListingInput } from '#data/index/inputs.ts'
import { pageInput } from '#data/index/page-kinds.ts'
import { topFeatures } from '#data/index/queries.ts'
import { FEATURES, listing } from './content.ts'
import { NOW } from './helpers.ts'
import { builtIndex, update, World } from './world.ts'

const DAY_MS = 86_400_000
const dayIn = (days: number) => new Date(NOW + days * DAY_MS).toISOString().slice(0, 10)
const placement = { from: dayIn(2), to: dayIn(3) }

test('a placement holds from its first day to its last', () => {
  const days = { from: '2027-01-02', to: '2027-01-03' }
  expect(placementOn(days, '2027-01-01')).toEqual({ holds: false, turns: '2027-01-02' })
  expect(placementOn(days, '2027-01-02')).toEqual({ holds: true, turns: '2027-01-04' })
  expect(placementOn(days, '2027-01-03')).toEqual({ holds: true, turns: '2027-01-04' })
  expect(placementOn(days, '2027-01-04')).toEqual({ holds: false, turns: undefined })
  expect(placementOn(undefined, '2027-01-04')).toEqual({ holds: true, turns: undefined })
})

test('a listing stands first on the days that are paid for, and never as a sample', async () => {
  const world = new World()
  world.put('listings', 7, listing(7, { paid: true, placement }))
  world.put('listings', 8, listing(8, { paid: true, sample: true, placement }))
  const index = await builtIndex(world)
  const now = () => ({
    page: (pageInput(index, 'listing', 7, 228) as ListingInput).listing.paid ?? false,
    card: index.get<{ paid: number }>("select card ->> '$.paid' paid from listings where tnid = 7")!.paid === 1,
    listed: index.all('select tnid from listings where paid = 1 and tnid in (7, 8)').length,
  })
  const seen: unknown[] = [now()]
  for (const days of [1, 2, 3, 4]) {
    await update(index, world, { now: NOW + days * DAY_MS, refreshShabbatTimes: true })
    seen.push(now())
  }
  const [off, on] = [
    { page: false, card: false, listed: 0 },
    { page: true, card: true, listed: 1 },
  ]
  expect(seen).toEqual([off, off, on, on, off])
})

test('an offer is shown first on its days', async () => {
  const world = new World()
  const last = FEATURES.at(-1)!
  world.put('features', last.nid, { ...last, top: true, placement })
  const index = await builtIndex(world)
  const isFirst = () => topFeatures(index, 1)[0]!.nid === last.nid
  const seen = [isFirst()]
  for (const days of [2, 3, 4]) {
    await update(index, world, { now: NOW + days * DAY_MS, refreshShabbatTimes: true })
    seen.push(isFirst())
  }
  expect(seen).toEqual([false, true, true, false])
})
