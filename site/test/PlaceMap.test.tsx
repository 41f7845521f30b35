import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { MapTiles } from '#core/contract/map-tiles.ts'
import type { MapOptions } from '#site/ui/map/engine.ts'
import { PlaceMap, type MapMarker } from '#site/ui/map/PlaceMap.tsx'
import { $consent, setConsent } from '#site/ui/consent/consent.ts'
import { CONSENT_KEY, readKept } from '#site/ui/storage/flags.ts'
import { toasts } from '#site/ui/page/toasts.ts'
import { fakeApi } from './people/fake-api.ts'
import { closePage, openPage } from './people/page.ts'

const drawn = {
  setPlaces: vi.fn(),
  setView: vi.fn(),
  setFrom: vi.fn(),
  select: vi.fn(),
  point: vi.fn(),
  setTiles: vi.fn(),
  remove: vi.fn(),
}
let options: MapOptions | undefined
let isBroken = false
vi.mock('#site/ui/map/engine.ts', () => ({
  drawMap(_: HTMLElement, given: MapOptions) {
    if (isBroken) throw new Error('no canvas')
    options = given
    return drawn
  },
}))
vi.mock('#site/ui/page/stylesheet.ts', () => ({ addStylesheet: async () => {} }))

const tiles: MapTiles = {
  url: 'https://tiles.test/{z}/{x}/{y}.png',
  attribution: '© Tiles',
}
const area = { west: 35.1, south: 31.7, east: 35.3, north: 31.9 }
const markers: readonly MapMarker[] = [{ id: 7, position: [31.77, 35.2], icon: 228, title: 'Cafe Rimon' }]

afterEach(() => {
  closePage()
  document.head.querySelector('meta[name=map-tiles]')?.remove()
  setConsent({ ...$consent.get(), maps: false })
  isBroken = false
  vi.clearAllMocks()
})

async function show(outside?: MapTiles) {
  await openPage(fakeApi({}).send)
  if (outside) {
    const meta = document.createElement('meta')
    meta.name = 'map-tiles'
    meta.content = JSON.stringify(outside)
    document.head.append(meta)
  }
  const onSelect = vi.fn()
  const view = render(<PlaceMap lang="en" markers={markers} zoom={10} onSelect={onSelect} />)
  await waitFor(() => expect(drawn.setTiles).toHaveBeenCalled())
  return { onSelect, ...view }
}

test('draws its places, says what it lacks, and goes when it is no longer shown', async () => {
  const { onSelect, unmount } = await show()
  expect(drawn.setPlaces).toHaveBeenLastCalledWith(markers)
  expect(drawn.setView).toHaveBeenLastCalledWith({
    center: undefined,
    zoom: 10,
    area: undefined,
    accuracy: undefined,
    walkKm: undefined,
  })
  expect(screen.getByText('This map does not show streets.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  act(() => options?.onMove({ center: [31.77, 35.2], zoom: 11, area, byVisitor: false }))
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://www.openstreetmap.org/#map=11/31.77000/35.20000')
  options?.onSelect(7)
  expect(onSelect).toHaveBeenCalledWith(7)
  unmount()
  expect(drawn.remove).toHaveBeenCalledOnce()
})

test('an outside map is shown only after the visitor agrees, and no longer once that is taken back', async () => {
  await show(tiles)
  expect(drawn.setTiles.mock.calls).toEqual([[undefined]])
  expect(screen.getByText('Its images come from tiles.test.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show a map with streets' }))
  expect($consent.get().maps).toBe(true)
  await waitFor(() => expect(drawn.setTiles).toHaveBeenLastCalledWith(tiles))
  expect(screen.queryByText('This map does not show streets.')).toBeNull()
  act(() => setConsent({ ...$consent.get(), maps: false }))
  expect(drawn.setTiles).toHaveBeenLastCalledWith(undefined)
})

test('the choice is kept on the device only if that is ticked', async () => {
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Show a map with streets' }))
  const { unmount } = await show(tiles)
  press()
  expect(readKept('localStorage', CONSENT_KEY)).toBeUndefined()
  unmount()
  setConsent({ ...$consent.get(), maps: false })
  drawn.setTiles.mockClear()
  await show(tiles)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Always show streets on this device' }))
  press()
  expect(readKept('localStorage', CONSENT_KEY)).toBe('maps')
})

test('where no tile comes the map says so, keeps its places and can try again', async () => {
  setConsent({ ...$consent.get(), maps: true })
  await show(tiles)
  act(() => options?.onTilesFailed())
  expect(screen.getByRole('status').textContent).toContain('did not load from tiles.test')
  expect(drawn.setPlaces).toHaveBeenLastCalledWith(markers)
  drawn.setTiles.mockClear()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(drawn.setTiles).toHaveBeenLastCalledWith(tiles)
  expect(screen.queryByRole('status')).toBeNull()
})

test('who has agreed before gets it at once', async () => {
  setConsent({ ...$consent.get(), maps: true })
  await show(tiles)
  expect(drawn.setTiles.mock.calls).toEqual([[tiles]])
})

test('a failure shows in place and as a toast', async () => {
  isBroken = true
  await openPage(fakeApi({}).send)
  render(<PlaceMap lang="en" markers={markers} />)
  await screen.findByText('no canvas')
  await waitFor(() =>
    expect(toasts.$toasts.get()).toMatchObject([{ type: 'error', text: 'Failed to load google Map' }]),
  )
})
