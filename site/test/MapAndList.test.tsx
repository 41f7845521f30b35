import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { MapOptions } from '#site/ui/map/engine.ts'
import { MapAndList } from '#site/ui/map/MapAndList.tsx'
import type { MapMarker } from '#site/ui/map/PlaceMap.tsx'
import { fakeApi } from './people/fake-api.ts'
import { closePage, openPage } from './people/page.ts'

const select = vi.fn<(id: number | undefined) => void>()
let options: MapOptions | undefined
vi.mock('#site/ui/map/engine.ts', () => ({
  drawMap(_: HTMLElement, given: MapOptions) {
    options = given
    const nothing = () => {}
    return {
      setPlaces: nothing,
      setView: nothing,
      setFrom: nothing,
      point: nothing,
      setTiles: nothing,
      remove: nothing,
      select,
    }
  },
}))
vi.mock('#site/ui/page/stylesheet.ts', () => ({ addStylesheet: async () => {} }))

afterEach(closePage)

/** Places from south to north, a hundredth of a degree apart. */
async function show(count: number) {
  const markers = Array.from({ length: count }, (_, at): MapMarker => ({
    id: at,
    position: [31 + at / 100, 35],
    icon: 231,
    title: `Place ${at}`,
    url: `/${at}`,
  }))
  await openPage(fakeApi({}).send)
  render(<MapAndList lang="en" markers={markers} />)
  const list = await screen.findByRole('list', { name: 'Places on the map' })
  const move = (south: number, north: number) =>
    act(() =>
      options?.onMove({
        center: [south, 35],
        zoom: 12,
        area: { west: 34, east: 36, south, north },
        byVisitor: true,
      }),
    )
  return {
    list,
    move,
    titles: () =>
      within(list)
        .queryAllByRole('link', { name: /^Place/ })
        .map((one) => one.textContent),
  }
}

test('lists all places, wherever the map looks', async () => {
  const { move, titles } = await show(100)
  expect(titles()).toHaveLength(100)
  move(31.095, 31.125)
  expect(titles()).toHaveLength(100)
})

test('of many places lists those in view, some at a time', async () => {
  const { list, move, titles } = await show(220)
  expect(titles()).toHaveLength(100)
  fireEvent.click(within(list).getByRole('button', { name: 'Show more (100 of 220)' }))
  expect(titles()).toHaveLength(200)
  move(31.095, 31.125)
  expect(titles()).toEqual(['Place 10', 'Place 11', 'Place 12'])
  expect(within(list).queryByRole('button', { name: /more/ })).toBeNull()
})

test('the selected place stays in the list', async () => {
  const { list, move, titles } = await show(220)
  fireEvent.click(within(list).getAllByRole('button', { name: 'Show on the map' })[3]!)
  move(31.195, 31.205)
  expect(titles()).toEqual(['Place 3', 'Place 20'])
})
