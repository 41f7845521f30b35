import { describe, expect, test } from 'vitest'
import { fc } from '#core/test/properties.ts'
import { placeRow } from '#data/index/cards.ts'
import { featureGroups } from '#data/index/feature-groups.ts'
import { searchFeatures } from '#data/index/feature-search.ts'
import { featuresOf } from '#data/index/items.ts'
import type { FeatureInput } from '#data/index/inputs.ts'
import type { Index } from '#data/index/open.ts'
import { pageInput } from '#data/index/page-kinds.ts'
import { feature, ISRAEL, JERUSALEM, PARIS } from './content.ts'
import { BEFORE, END, END_PARIS, ENDS, HOUR, night, pastOf, worldWith } from './ending-offers.ts'
import { builtIndex, subjectRows, update } from './world.ts'

test('each ends by the clock of its own place; in a country by the last clock on earth', async () => {
  const world = worldWith(
    feature(1, { dates: ENDS }),
    feature(2, { dates: ENDS, place: PARIS }),
    feature(3, { dates: ENDS, place: ISRAEL }),
  )
  const index = await builtIndex(world, { now: BEFORE })
  const past = async (now: number) => {
    await night(index, world, now)
    return [1, 2, 3].filter((nid) => pastOf(index, nid))
  }
  expect(await past(END)).toEqual([1])
  expect(await past(END_PARIS - 1)).toEqual([1])
  expect(await past(END_PARIS)).toEqual([1, 2])
  expect(await past(Date.parse('2026-12-16T12:00:00Z') - 1)).toEqual([1, 2])
  expect(await past(Date.parse('2026-12-16T12:00:00Z'))).toEqual([1, 2, 3])
  // Nothing was hidden for good by a clock that was ahead.
  expect(await past(END)).toEqual([1])
  expect(await past(BEFORE)).toEqual([])
})

test('what an offer states for a Pesach ends with it, a day later outside Israel, and its page follows', async () => {
  const pesach = { year: 2027, kitniyot: false }
  const world = worldWith(feature(1, { pesach }), feature(2, { pesach, place: PARIS }), feature(3))
  const index = await builtIndex(world, { now: Date.parse('2027-04-28T12:00Z') })
  const stated = () =>
    [1, 2, 3].filter((nid) => (pageInput(index, 'feature', nid) as FeatureInput).feature.pesach !== undefined)
  const hashes = () => subjectRows(index).flatMap(({ kind, ref, hash }) => (kind === 'feature' ? `${ref} ${hash}` : []))
  expect(stated()).toEqual([1, 2])
  const before = hashes()
  await night(index, world, Date.parse('2027-04-29T12:00Z'))
  expect(stated()).toEqual([2])
  expect(
    hashes()
      .filter((row) => !before.includes(row))
      .map((row) => row.slice(0, 2)),
  ).toEqual(['1 '])
  await night(index, world, Date.parse('2027-04-30T12:00Z'))
  expect(stated()).toEqual([])
})

test('a place that moves to another zone takes its offers along', async () => {
  const world = worldWith(feature(1, { dates: ENDS }))
  const index = await builtIndex(world, { now: END })
  expect(pastOf(index, 1)).toBeDefined()
  const [row] = (await world.all('cities')).filter(({ id }) => id === String(JERUSALEM))
  const body = JSON.parse(row!.body) as object
  world.put('cities', JERUSALEM, { ...body, timeZone: 'America/New_York' })
  await update(index, world, { now: END })
  expect(pastOf(index, 1)).toBeUndefined()
  await night(index, world, Date.parse('2026-12-16T05:00:00Z'))
  expect(pastOf(index, 1)).toBeDefined()
})

describe('asked by the moment, without a night', () => {
  const world = worldWith(feature(1), feature(2, { dates: ENDS }), feature(3, { dates: ENDS, place: PARIS }))
  const currentOffers = (index: Index, at: number) => {
    const found = searchFeatures(index, { text: '', page: 1, at })
    const paris = {
      text: 'vacation',
      page: 1,
      at,
      place: placeRow(index, PARIS),
    }
    const { a } = featureGroups(index, placeRow(index, JERUSALEM)!, { at })
    return [
      found.features.map(({ nid }) => nid),
      found.total,
      found.destinations.map(({ place, count }) => [place.id, count]),
      searchFeatures(index, paris).total,
      a.map(({ nid }) => nid),
    ]
  }
  const all = [[1, 2, 3], 3, [[JERUSALEM, 2], [PARIS, 1]], 1, [1, 2]] // prettier-ignore
  const without = [[1, 3], 2, [[JERUSALEM, 1], [PARIS, 1]], 1, [1]] // prettier-ignore
  const last = [[1], 1, [[JERUSALEM, 1]], 0, [1]]

  test('the search and the offers of a place leave out what has just ended', async () => {
    const index = await builtIndex(world, { now: BEFORE })
    expect(currentOffers(index, BEFORE)).toEqual(all)
    expect(currentOffers(index, END - 1)).toEqual(all)
    expect(currentOffers(index, END)).toEqual(without)
    // Cached results are not repeated, not even after the clock was set back.
    expect(currentOffers(index, END_PARIS - 1)).toEqual(without)
    expect(currentOffers(index, END_PARIS).slice(0, 2)).toEqual(last.slice(0, 2))
    expect(currentOffers(index, END_PARIS)[3]).toBe(0)
    expect(currentOffers(index, BEFORE)).toEqual(all)
  })

  test('after the night they say the same', async () => {
    const index = await builtIndex(world, { now: BEFORE })
    const before = currentOffers(index, END)
    await night(index, world, END)
    expect(currentOffers(index, END)).toEqual(before)
  })

  test('saved ones stay, and say that their dates have passed', async () => {
    const index = await builtIndex(world, { now: BEFORE })
    const past = (at: number) => featuresOf(index, [1, 2, 3], at).map((card) => card.past)
    expect(past(END - 1)).toEqual([undefined, undefined, undefined])
    expect(past(END)).toEqual([undefined, true, undefined])
    await night(index, world, END_PARIS)
    expect(past(BEFORE)).toEqual([undefined, true, true])
  })
})

test('night by night an index stays equal to a rebuilt one', async () => {
  const days = ['2026-12-14', '2026-12-15', '2026-12-16', undefined]
  const offer = fc.record({
    day: fc.constantFrom(...days),
    place: fc.constantFrom(JERUSALEM, PARIS, ISRAEL),
    category: fc.constantFrom(1, 2),
    top: fc.boolean(),
  })
  // Nine steps over three days, all within one week.
  const nights = Array.from({ length: 9 }, (_, at) => BEFORE - 24 * HOUR + at * 8 * HOUR)
  await fc.assert(
    fc.asyncProperty(fc.array(offer, { minLength: 1, maxLength: 9 }), async (offers) => {
      const rows = offers.map(({ day, ...fields }, at) =>
        feature(at + 1, {
          ...fields,
          ...(day && { dates: { from: '2026-12-01', to: day } }),
        }),
      )
      const world = worldWith(...rows)
      const index = await builtIndex(world, { now: nights[0]! })
      for (const now of nights.slice(1)) await night(index, world, now)
      const rebuilt = await builtIndex(world, { now: nights.at(-1)! })
      expect(subjectRows(index)).toEqual(subjectRows(rebuilt))
    }),
    { numRuns: 12 },
  )
})
