import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { NearbyGroup } from '#core/contract/entries.ts'
import { FROM_KEY, readFrom } from '#site/features/nearby/from-point.ts'
import { walkBands, walkGroups, walkQuery, wayTo } from '#site/features/nearby/walk.ts'
import { askedOf } from '#core/domain/shell/asked.ts'
import { loadShell } from '#core/domain/shell/shell.ts'
import { WALKS } from '#core/domain/reach.ts'
import { network } from './network.ts'
import { nearbyEntry } from './nearby-samples.ts'

const hotel = { lat: 31.77, lng: 35.2 }

const group = (typeId: NearbyGroup['typeId'], items: NearbyGroup['items']): NearbyGroup => ({
  typeId,
  typeName: '',
  items,
  hasMore: false,
})

test('every kind has its list, nearest first, also where nothing is known', () => {
  const found = walkGroups(
    [
      group(228, [nearbyEntry(9), nearbyEntry(2), nearbyEntry(4)]),
      group(231, [nearbyEntry(7, { dtype: 231 })]),
      group(232, [
        nearbyEntry(5, { dtype: 232, businessesType: 'mikvah' }),
        nearbyEntry(6, { dtype: 232, businessesType: 'bakery' }),
      ]),
    ],
    hotel,
  )
  expect(found.map(({ kind, items }) => [kind, items.map(({ entry }) => entry.tnid)])).toEqual([
    ['pray', [7]],
    ['eat', [2, 4, 9]],
    ['mikvah', [5]],
    ['eruv', []],
  ])
})

test('metres and minutes: the straight line × 1.3 at 4.8 km/h', () => {
  // A degree of latitude is 111.2 km.
  const far = wayTo({ position: [35.2, 31.77 + 0.6 / 111.195] }, hotel)
  expect(far).toEqual({ km: 0.6, minutes: 10 })
  expect(wayTo({ position: [35.2, 31.77] }, hotel)).toEqual({ km: 0, minutes: 1 })
})

test('a walk is told five minutes at a time', () => {
  const at = (minutes: number) => ({ entry: nearbyEntry(1), km: minutes / 15, minutes })
  expect(walkBands([1, 5, 6, 14].map(at)).map(({ minutes, items }) => [minutes, items.length])).toEqual([
    [5, 2],
    [10, 1],
    [15, 1],
  ])
})

test('the call names how far, unless it is the usual walk', async () => {
  const { urls, send } = network({ '/rest/tjt/locnearby/': [], '/rest/tjt/alternativesnear/': {} })
  for (const walk of WALKS) {
    const around = { kind: 'point', ...hotel, words: 'Hotel', radius: undefined, walk } as const
    expect(await loadShell('en', around, { send })).toMatchObject({ around: { walk } })
  }
  const queries = urls.filter((url) => url.includes('locnearby')).map((url) => url.split('?')[1])
  expect(queries).toEqual(['for=walk&km=0.5', 'for=walk&km=0.96', 'for=walk', 'for=walk&km=2'])
})

test('the address says what is asked for', () => {
  const path = '/Kosher_NearBy-31.77,35.2-Hotel.html'
  expect(askedOf(path, '?walk=1')).toMatchObject({ kind: 'point', walk: '1' })
  expect(askedOf(path, '?walk=techum')).toMatchObject({ walk: 'techum' })
  expect(askedOf(path, '?walk=yes')).not.toHaveProperty('walk')
  expect(walkQuery('?r=650&type=231&page=2', '1')).toBe('?r=650&walk=1')
  expect(walkQuery('?walk=1', undefined)).toBe('')
})

const stored = new Map<string, string>()
beforeEach(() => vi.stubGlobal('window', { localStorage: { getItem: (key: string) => stored.get(key) ?? null } }))
afterEach(() => {
  vi.unstubAllGlobals()
  stored.clear()
})

test.each(['', 'null', '{}', '{"lat":91,"lng":0,"name":"x"}', '{"lat":"1","lng":0,"name":"x"}', '{"lat":1,"lng":0}'])(
  'what is kept as a point and is none is not read: %s',
  (text) => {
    stored.set(FROM_KEY, text)
    expect(readFrom()).toBeUndefined()
  },
)

test('a kept point is read again', () => {
  stored.set(FROM_KEY, JSON.stringify({ ...hotel, name: 'Hotel' }))
  expect(readFrom()).toEqual({ ...hotel, name: 'Hotel' })
})
