import { render, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { entry } from '#core/test/entry.ts'
import { MapDialog } from '#site/features/listing/MapDialog.tsx'
import { loadMessages } from '#site/ui/page/messages.ts'
import { fakeApi } from '../people/fake-api.ts'
import { closePage } from '../people/page.ts'
import { LISTING, openListing } from './page.ts'

const drawn = {
  setPlaces: vi.fn(),
  setView: vi.fn(),
  setFrom: vi.fn(),
  select: vi.fn(),
  point: vi.fn(),
  setTiles: vi.fn(),
  remove: vi.fn(),
}
vi.mock('#site/ui/map/engine.ts', () => ({ drawMap: () => drawn }))
vi.mock('#site/ui/page/stylesheet.ts', () => ({ addStylesheet: async () => {} }))

const [lat, lng] = LISTING.position
const AROUND = `GET /rest/tjt/locnearby/${lat}/${lng}/en`

afterEach(() => {
  closePage()
  vi.clearAllMocks()
})

async function open(positions: readonly [number, number][]) {
  const items = positions.map((position, at) => ({ ...entry(at + 50, { position }), distanceKm: 1 }))
  await openListing(fakeApi({ [AROUND]: { body: [{ typeId: 228, typeName: 'x', items }] } }).send)
  await Promise.all([loadMessages('listing.dialogs', 'en'), loadMessages('places.nearby', 'en')])
  render(<MapDialog opener={undefined} onClose={() => {}} />)
  await waitFor(() => expect(drawn.setPlaces.mock.lastCall?.[0]).toHaveLength(positions.length + 1))
  return drawn.setView.mock.lastCall?.[0] as object
}

test('the map of the area fits the place and what is near it, and not what is far', async () => {
  const area = { west: lng - 0.01, east: lng, south: lat, north: lat + 0.02 }
  expect(
    await open([
      [lng - 0.01, lat + 0.02],
      [lng + 1, lat],
    ]),
  ).toMatchObject({ center: LISTING.position, area })
})

test('a place with nothing near it is shown closely', async () => {
  const view = await open([[lng + 1, lat]])
  expect(view).toMatchObject({ center: LISTING.position, zoom: 16 })
  expect(view).toHaveProperty('area', undefined)
})
