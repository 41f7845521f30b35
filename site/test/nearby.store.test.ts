import { describe, expect, test } from 'vitest'
import type { NearbyGroup } from '#core/contract/entries.ts'
import { distanceKm } from '#core/domain/distance.ts'
import { fc } from '#core/test/properties.ts'
import {
  areaNear,
  boardOf,
  createNearbyView,
  PER_PAGE,
  readNearbyQuery,
  writeNearbyQuery,
} from '#site/features/nearby/nearby.ts'
import { readRadius } from '#core/domain/near-routes.ts'
import { nearbyEntry } from './nearby-samples.ts'

const group = (typeId: 228 | 230 | 231, count: number): NearbyGroup => ({
  typeId,
  typeName: `Type ${typeId}`,
  items: Array.from({ length: count }, (_, at) => nearbyEntry(typeId * 100 + at, { dtype: typeId, km: at / 2 })),
  hasMore: false,
})
const GROUPS = [group(228, 0), group(230, 25), group(231, 3)]

describe('the address', () => {
  test.each([
    ['', { type: undefined, page: 1 }],
    ['?type=231&page=2', { type: 231, page: 2 }],
    ['?type=-1&page=0', { type: undefined, page: 1 }],
    ['?type=x&page=1e3', { type: undefined, page: 1 }],
    ['?page=99999999', { type: undefined, page: 1 }],
  ])('%s', (search, query) => {
    expect(readNearbyQuery(search)).toEqual(query)
  })

  test('says the tab and the page, and keeps the rest', () => {
    const search = writeNearbyQuery('?r=650&page=7', { type: 231, page: 2 })
    expect(search).toBe('?r=650&type=231&page=2')
    expect(readRadius(search)).toBe(650)
    expect(writeNearbyQuery('', { type: undefined, page: 1 })).toBe('')
  })
})

describe('the list', () => {
  test('begins with the first type that has any', () => {
    const board = boardOf(GROUPS, { type: undefined, page: 1 })
    expect(board).toMatchObject({ type: 230, page: 1, pages: 3 })
    expect(board?.items).toHaveLength(10)
    expect(boardOf(GROUPS, { type: 228, page: 1 })?.type).toBe(230)
    expect(boardOf([group(228, 0)], { type: 228, page: 1 })).toBeUndefined()
  })

  test('says where it ends while there are more', () => {
    const groups = [{ ...group(230, 30), hasMore: true }, group(231, 3)]
    const shown = (type: number) => boardOf(groups, { type, page: 1 })
    expect(shown(230)?.end).toEqual({ count: 30, km: 14.5 })
    expect(shown(231)?.end).toBeUndefined()
  })

  test('clamps the page', () => {
    expect(boardOf(GROUPS, { type: 230, page: 9 })).toMatchObject({ page: 3 })
    expect(boardOf(GROUPS, { type: 231, page: 2 })).toMatchObject({ page: 1 })
  })

  test('shows each place on one page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), (count) => {
        const groups = [group(228, count)]
        const { pages } = boardOf(groups, { type: 228, page: 1 })!
        const shown = Array.from({ length: pages }, (_, at) => boardOf(groups, { type: 228, page: at + 1 })!.items)
        expect(shown.flat()).toEqual(groups[0]!.items)
        expect(shown.every(({ length }) => length <= PER_PAGE)).toBe(true)
      }),
    )
  })
})

function view(search = '') {
  const pushed: string[] = []
  const address = {
    search: () => pushed.at(-1) ?? search,
    push: (next: string) => void pushed.push(next),
  }
  return { pushed, view: createNearbyView(GROUPS, address) }
}

describe('the view', () => {
  test('a tab begins with its first page, and stands in the address', () => {
    const { view: nearby, pushed } = view('?page=2')
    expect(nearby.$board.get()).toMatchObject({ type: 230, page: 2 })
    nearby.showType(231)
    expect(nearby.$board.get()).toMatchObject({ type: 231, page: 1 })
    nearby.showType(231)
    nearby.showType(230)
    nearby.showPage(3)
    expect(nearby.$board.get()).toMatchObject({ type: 230, page: 3 })
    expect(pushed).toEqual(['?type=231', '?type=230', '?type=230&page=3'])
  })

  test('follows the address', () => {
    const { view: nearby, pushed } = view()
    nearby.showPage(3)
    pushed.push('?type=231')
    nearby.follow()
    expect(nearby.$board.get()).toMatchObject({ type: 231, page: 1 })
  })

  test("marks the tab's type on the map until the visitor chooses, and hides nothing from the list", () => {
    const { view: nearby } = view()
    nearby.showType(231)
    expect(nearby.$marked.get()).toHaveLength(3)
    nearby.showType(230)
    expect(nearby.$marked.get()).toHaveLength(25)
    nearby.toggle(231)
    expect(nearby.$marked.get()).toHaveLength(28)
    nearby.toggle(230)
    expect(nearby.$marked.get()).toHaveLength(3)
    expect(nearby.$board.get()).toMatchObject({ type: 230 })
    nearby.showType(231)
    expect(nearby.$onMap.get()).toEqual(new Set([231]))
  })
})

describe('what the map shows', () => {
  test('has the whole circle', () => {
    fc.assert(
      fc.property(fc.integer({ min: -70, max: 70 }), fc.integer({ min: 500, max: 100_000 }), (lat, radius) => {
        const { west, north } = areaNear({ lat, lng: 35 }, radius)
        expect(distanceKm(lat, 35, north, 35) * 1000).toBeCloseTo(radius, -3)
        expect(distanceKm(lat, 35, lat, west) * 1000).toBeGreaterThan(radius * 0.98)
      }),
    )
  })

  test('has places beside it, across the date line too', () => {
    const { east, west, south } = areaNear({ lat: -18, lng: 179.9 }, 1000, [{ position: [-179.5, -18.2] }])
    expect(east).toBeCloseTo(180.5)
    expect(west).toBeCloseTo(179.89, 2)
    expect(south).toBe(-18.2)
  })
})
