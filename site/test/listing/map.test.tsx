import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { MESSAGES } from '#core/i18n/messages.ts'
import { whereItIs } from '#site/features/listing/where-it-is.html.ts'
import { showMap } from '#site/features/listing/map.tsx'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { fakeApi } from '../people/fake-api.ts'
import { closePage } from '../people/page.ts'
import { listingInput, read } from '../samples.ts'
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

afterEach(closePage)

test('the map of a listing shows it at zoom 15, in a box with a name that has the focus', async () => {
  await openListing(fakeApi({}).send)
  const page = { lang: 'en', options: {}, input: listingInput({}) } as unknown as PageContext<'listing'>
  const section = document.body.appendChild(read(whereItIs(page)))
  const button = section.querySelector<HTMLElement>('[data-map]')!
  button.focus()
  await act(() => showMap(button.parentElement!))
  await waitFor(() => expect(drawn.setView).toHaveBeenCalled())
  expect(drawn.setView).toHaveBeenLastCalledWith(expect.objectContaining({ center: LISTING.position, zoom: 15 }))
  const box = screen.getByRole('group', { name: MESSAGES.en.listing.listing.location })
  expect(document.activeElement).toBe(box)
})
